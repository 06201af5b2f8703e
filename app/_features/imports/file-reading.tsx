import { getTranslations } from 'next-intl/server';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ImportReading } from '@/db/values/imports';
import { ChooseSheet } from './choose-sheet';
import styles from './import.module.css';

type Props = { id: string; reading: ImportReading; sheet: number };

/** Lines that are named; of more it is said that there are more. */
const MOST_NAMED = 10;

/** What was found in the file: its rows beside its lines, what was not read, and what may be read wrong. */
export async function FileReading({ id, reading, sheet }: Props) {
  const t = await getTranslations('imports.reading');
  const { sheets, passed, odd } = reading;
  const chosen = sheets[sheet];
  if (!chosen) return null;
  const { rows, lines } = chosen;
  const others = [...sheets.flatMap(({ name }, at) => (at === sheet ? [] : [name])), ...passed];
  const named = odd.slice(0, MOST_NAMED).join(', ');
  return (
    <SectionCard title={t('title')}>
      <ul className={styles.facts}>
        <li>{t('rows', { rows, total: lines.total })}</li>
        {lines.above > 0 && <li>{t('above', { count: lines.above })}</li>}
        {lines.empty > 0 && <li>{t('empty', { count: lines.empty })}</li>}
        {lines.inside > 0 && <li>{t('inside', { count: lines.inside })}</li>}
        {lines.examples > 0 && <li>{t('examples', { count: lines.examples })}</li>}
        {odd.length > 0 && (
          <li>{t(odd.length > MOST_NAMED ? 'oddMany' : 'odd', { count: odd.length, lines: named })}</li>
        )}
        {others.length > 0 && <li>{t('others', { count: others.length, names: others.join(', ') })}</li>}
      </ul>
      {sheets.length > 1 && (
        <ChooseSheet
          id={id}
          sheet={sheet}
          sheets={sheets.map(({ name, rows: count }) => ({ name, rows: count }))}
        />
      )}
    </SectionCard>
  );
}
