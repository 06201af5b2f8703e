'use client';

import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { DeskData } from '../desk-data';
import { NoteForm } from '../notes/note-form';
import { NoteList } from '../notes/note-list';
import { MadeNotes } from './made-notes';
import type { Outbox } from './use-outbox';

type Props = { data: DeskData; day: string; outbox: Outbox; closed: boolean };

/** What the desk writes of the event itself on a day. */
export function DayNotes({ data, day, outbox, closed }: Props) {
  const t = useTranslations('events.deskNotes');
  const notes = data.notes.filter((note) => note.convocatedId === null && note.day === day);
  return (
    <SectionCard title={t('ofEvent')} description={t('ofEventText')}>
      <NoteList notes={notes} timeZone={data.timeZone} deletable={!closed} />
      <MadeNotes
        known={data.notes}
        of={{ convocatedId: null, day }}
        timeZone={data.timeZone}
        outbox={outbox}
      />
      {!closed && <NoteForm label={t('note')} of={{ convocatedId: null, day }} add={outbox.add} />}
    </SectionCard>
  );
}
