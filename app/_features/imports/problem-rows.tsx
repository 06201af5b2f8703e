import { getTranslations } from 'next-intl/server';
import { SectionCard } from '@/app/_ui/layout/section-card';
import styles from './import.module.css';

type Row = { readonly line: number; readonly words: string; readonly problems: readonly string[] };

type Props = { title: string; rows: readonly Row[]; total: number };

/** Rows with what is wrong with each, cell by cell. */
export async function ProblemRows({ title, rows, total }: Props) {
  const t = await getTranslations('imports');
  return (
    <SectionCard
      title={title}
      {...(total > rows.length ? { description: t('firstOf', { shown: rows.length, total }) } : {})}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, words, problems }) => (
            <tr key={line}>
              <td>{line}</td>
              <td className={styles.cell}>{words}</td>
              <td>
                <ul className={styles.problems}>
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}
