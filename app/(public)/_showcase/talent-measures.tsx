import texts from '@/lib/i18n/messages/es/showcase.json';
import styles from './talent-measures.module.css';

type Measured = {
  height?: number | null;
  bust?: number | null;
  waist?: number | null;
  hip?: number | null;
  shirt?: string | null;
  pants?: string | null;
  footwear?: string | null;
  unitMeasure: string;
};

/** Height and sizes that are known; nothing at all when none is (specification 2.9). */
export function TalentMeasures({ talent }: { talent: Measured }) {
  const long = (value: number | null = null) => (value === null ? null : `${value} ${talent.unitMeasure}`);
  const rows: [string, string | null | undefined][] = [
    [texts.height, long(talent.height)],
    [texts.shirt, talent.shirt?.toUpperCase() ?? null],
    [texts.pants, talent.pants],
    [texts.footwear, talent.footwear],
    [texts.bust, long(talent.bust)],
    [texts.waist, long(talent.waist)],
    [texts.hip, long(talent.hip)],
  ];
  const known = rows.filter(([, value]) => value);
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
