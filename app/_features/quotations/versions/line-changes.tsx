import { useTranslations } from 'next-intl';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney } from '@/lib/core/money';
import type { LineChange } from '@/lib/quotations/versions/rules/compare-versions';
import { BeforeAfter } from './before-after';
import { useVersionTexts } from './use-version-texts';
import styles from './versions.module.css';

type Props = {
  lines: readonly LineChange[];
  profiles: Readonly<Record<string, string>>;
  currencies: readonly [string, string];
};

const TONES: Readonly<Record<LineChange['kind'], Tone>> = {
  ADDED: 'green',
  REMOVED: 'red',
  CHANGED: 'yellow',
};

/** Profiles that came, went or became others, in the order of the newer version. */
export function LineChanges({ lines, profiles, currencies }: Props) {
  const t = useTranslations('quotations.versions');
  const { lineText } = useVersionTexts();
  const [old, now] = currencies;
  return (
    <ol className={styles.lines}>
      {lines.map((change, index) => {
        const { kind, line } = change;
        const currency = kind === 'REMOVED' ? old : now;
        const subtotal = formatMoney(line.subtotal, currency);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
          <li key={index} className={styles.line}>
            <div className={styles.lineHead}>
              <SoftBadge tone={TONES[kind]}>{t(`lineKinds.${kind}`)}</SoftBadge>
              <span className={text.strong}>{profiles[line.profile] ?? line.profile}</span>
              <span className={styles.subtotal}>
                {kind === 'CHANGED' && change.before.subtotal !== line.subtotal ? (
                  <BeforeAfter before={formatMoney(change.before.subtotal, old)} after={subtotal} />
                ) : kind === 'REMOVED' ? (
                  <del className={styles.old}>{subtotal}</del>
                ) : (
                  subtotal
                )}
              </span>
            </div>
            {kind === 'CHANGED' ? (
              <LineFields change={change} currencies={currencies} />
            ) : (
              <p className={styles.lineText}>{lineText(line, currency)}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type FieldsProps = {
  change: Extract<LineChange, { kind: 'CHANGED' }>;
  currencies: readonly [string, string];
};

function LineFields({ change: { before, line, fields }, currencies: [old, now] }: FieldsProps) {
  const t = useTranslations('quotations.versions');
  const { lineFieldText } = useVersionTexts();
  const priceMoved = before.unit !== line.unit;
  if (fields.length === 0 && !priceMoved) return null;
  return (
    <dl className={styles.lineFields}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(`lineFields.${field}`)}</dt>
          <dd>
            <BeforeAfter before={lineFieldText(field, before, old)} after={lineFieldText(field, line, now)} />
          </dd>
        </div>
      ))}
      {priceMoved && (
        <div>
          <dt>{t('lineFields.unit')}</dt>
          <dd>
            <BeforeAfter before={formatMoney(before.unit, old)} after={formatMoney(line.unit, now)} />
          </dd>
        </div>
      )}
    </dl>
  );
}
