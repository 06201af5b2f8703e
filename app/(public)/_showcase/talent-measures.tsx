import { bodyWords, SHOWCASE_FIELDS } from '@/lib/core/talent-fields';
import { short } from '@/lib/i18n/messages/es/talents/fields.json';
import type { ShownTalent } from './group-shown';
import styles from './talent-measures.module.css';

/** Height and sizes that are known; nothing at all when none is (specification 2.9). */
export function TalentMeasures({ talent }: { talent: ShownTalent }) {
  const known = SHOWCASE_FIELDS.flatMap((field) => {
    const value = bodyWords(talent, field);
    return value ? [[short[field], value]] : [];
  });
  if (known.length === 0) return null;
  return (
    <dl className={styles.measures}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
