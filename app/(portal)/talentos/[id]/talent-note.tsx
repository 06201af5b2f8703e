import { getTranslations } from 'next-intl/server';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { findNote, listTags } from '@/lib/talents/notes/queries';
import { NoteForm } from './note-form';
import styles from './talent-page.module.css';

/** What the agency keeps of a talent for itself; a role that may not call talents reads it. */
export async function TalentNote({ actor, talentId }: { actor: Actor; talentId: string }) {
  const [{ note, tags, revision }, known, t] = await Promise.all([
    findNote(actor, talentId),
    listTags(actor),
    getTranslations('talents.note'),
  ]);
  if (can(actor, 'callTalents')) {
    return (
      <SectionCard title={t('title')} description={t('text')}>
        <NoteForm talentId={talentId} note={note} tags={tags} revision={revision} known={known} />
      </SectionCard>
    );
  }
  if (note === '' && tags.length === 0) return null;
  return (
    <SectionCard title={t('title')} description={t('text')}>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.below}>
        {tags.map((tag) => (
          <SoftBadge key={tag}>{tag}</SoftBadge>
        ))}
      </div>
    </SectionCard>
  );
}
