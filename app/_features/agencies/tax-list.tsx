import { useTranslations } from 'next-intl';
import text from '@/app/_ui/theme/text.module.css';
import type { Agency } from '@/lib/agencies/queries';
import { TAX_FLAGS } from '@/lib/agencies/rules';
import styles from './tax-list.module.css';

/** What an agency is for the tax office, each in plain words. */
export function TaxList({ agency }: { agency: Agency }) {
  const t = useTranslations('agencies');
  const held = [...TAX_FLAGS, 'retenedorRenta' as const].filter((flag) => agency[flag]);
  if (held.length === 0) return <p className={text.quiet}>{t('detail.noTaxes')}</p>;
  return (
    <ul className={styles.taxes}>
      {held.map((flag) => (
        <li key={flag}>
          {t(`flags.${flag}`)}
          <span className={text.below}>{t(`flags.${flag}Hint`)}</span>
        </li>
      ))}
    </ul>
  );
}
