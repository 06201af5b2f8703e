import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import styles from './warnings.module.css';

/** Texts of what to mind, above nothing and beside everything. Renders nothing without any. */
export function Warnings({ texts }: { texts: readonly string[] }) {
  const t = useTranslations('quotations.warnings');
  if (texts.length === 0) return null;
  return (
    <section className={styles.warnings} aria-label={t('title')}>
      <IconAlertTriangle className={styles.icon} size={18} stroke={1.5} aria-hidden />
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

const TAXES = ['IVA', 'RETE_FUENTE', 'RETE_IVA', 'RETE_ICA', 'SIMPLE', 'RENTA'] as const;

/** The calculator's warnings (TARIFA_SIN_CONFIGURAR:<kind>:<city>) in words. */
export function useWarningText(): (warning: string) => string {
  const t = useTranslations('quotations.warnings');
  return (warning) => {
    const [, kind = '', ...city] = warning.split(':');
    const tax = TAXES.find((known) => known === kind);
    return tax ? t('rate', { tax: t(`taxes.${tax}`), city: city.join(':') }) : t('uvt');
  };
}
