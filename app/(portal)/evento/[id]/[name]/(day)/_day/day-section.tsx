import { getTranslations } from 'next-intl/server';
import { NoteList } from '@/app/_features/event-day/notes/note-list';
import { LateSection } from '@/app/_features/rides/late-section';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { Actor } from '@/lib/core/actor';
import { formatDateTime, formatIsoDate, formatTime12h, isoDateInZone } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { deskPath } from '@/lib/core/paths';
import { singleStop } from '@/lib/core/single-stop';
import { countAttendance } from '@/lib/event-day/attendance/rules';
import { type DeskPerson, readDesk } from '@/lib/event-day/desk/queries';
import { dayOfDesk, takesCallSheet } from '@/lib/event-day/rules';
import { currentTime } from '@/lib/platform/clock';
import { RatingsCard } from '../_ratings/ratings-card';
import styles from './day.module.css';
import { ReadSheet } from './read-sheet';
import { SendSheet } from './send-sheet';
import { SheetEditor } from './sheet-editor';
import { sheetFormOf } from './sheet-form';

type Props = {
  actor: Actor;
  eventId: string;
  path: string;
  /** The reader runs events. */
  runs: boolean;
};

/** What everybody must know to come, and how many came. */
export async function DaySection({ actor, eventId, path, runs }: Props) {
  const [t, notesOf, { event, sheet, people, notes }] = await Promise.all([
    getTranslations('events.day'),
    getTranslations('events.deskNotes'),
    readDesk(actor, eventId),
  ]);
  if (people.length === 0) {
    return (
      <SectionCard flush>
        <EmptyState title={t('nobody')} text={t('nobodyHint')} />
      </SectionCard>
    );
  }
  const days = daysOf(people).map(({ day, people }) => ({
    day,
    label: formatIsoDate(day),
    people: people.map(({ convocatedId, name, lastname, profileName, shift }) => ({
      id: convocatedId,
      name: fullName({ name, lastname }),
      profileName,
      usual: formatTime12h(shift.callAt, event.timeZone),
      until: formatTime12h(shift.endsAt, event.timeZone),
    })),
  }));
  const day = dayOfDesk(
    days.map((one) => one.day),
    isoDateInZone(currentTime(), event.timeZone),
  );
  const editable = runs && takesCallSheet(event.stateId);
  const changed = sheet.sentAt !== null && sheet.updatedAt !== null && sheet.updatedAt > sheet.sentAt;
  const sent = sheet.sentAt
    ? singleStop(t(changed ? 'changedSince' : 'sent', { when: formatDateTime(sheet.sentAt, event.timeZone) }))
    : t('notSent');
  const { came, late, missed, expected } = countAttendance(
    people.flatMap(({ shifts }) => shifts.filter((shift) => shift.day === day)),
  );
  return (
    <div className={styles.stack}>
      <LateSection actor={actor} eventId={eventId} timeZone={event.timeZone} editable={runs} />
      <RatingsCard actor={actor} event={event} people={people} runs={runs} />
      <SectionCard
        title={t('desk')}
        description={t('deskOf', { day: formatIsoDate(day) })}
        actions={
          // A document of its own: the camera is allowed to that one alone.
          <ButtonLink href={deskPath(eventId)} target="_blank">
            {t('openDesk')}
          </ButtonLink>
        }
      >
        <KeyFigures
          figures={[
            { label: t('came'), value: String(came) },
            { label: t('late'), value: String(late) },
            { label: t('missed'), value: String(missed) },
            { label: t('expected'), value: String(expected) },
          ]}
        />
      </SectionCard>
      <SectionCard title={notesOf('title')}>
        {notes.length === 0 ? (
          <p className={styles.detail}>{notesOf('none')}</p>
        ) : (
          <NoteList notes={notes} timeZone={event.timeZone} deletable={runs} ofAll />
        )}
      </SectionCard>
      <SectionCard
        title={t('sheet')}
        description={sheet.updatedAt ? sent : t('notWritten')}
        actions={
          sheet.updatedAt && (
            <>
              <ButtonLink href={`${path}/hoja-de-llamado`} variant="default" target="_blank">
                {t('pdf')}
              </ButtonLink>
              {editable && (
                <SendSheet eventId={eventId} people={people.length} again={sheet.sentAt !== null} />
              )}
            </>
          )
        }
      >
        {editable ? (
          <SheetEditor
            revision={sheet.revision}
            eventId={eventId}
            days={days}
            values={sheetFormOf(
              sheet,
              days.map(({ day, people }) => ({ day, people: people.map(({ id }) => id) })),
            )}
          />
        ) : (
          <ReadSheet sheet={sheet} days={days} />
        )}
      </SectionCard>
    </div>
  );
}

type ShiftOf = DeskPerson & { readonly shift: DeskPerson['shifts'][number] };

/** The days of work with who works on each, in order. */
function daysOf(people: readonly DeskPerson[]) {
  const days = new Map<string, ShiftOf[]>();
  for (const person of people) {
    for (const shift of person.shifts) {
      days.set(shift.day, [...(days.get(shift.day) ?? []), { ...person, shift }]);
    }
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, people]) => ({ day, people }));
}
