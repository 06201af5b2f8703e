import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { currencyDecimals } from '@/lib/core/money';
import { COP, inPesos } from '@/lib/quotations/exchange/rules';
import { isUnchanged, type VersionChanges } from '@/lib/quotations/versions/rules/compare-versions';
import type { VersionContent } from '@/lib/quotations/versions/rules/version-content';
import { AmountChanges } from './amount-changes';
import { BeforeAfter } from './before-after';
import { LineChanges } from './line-changes';
import { useVersionTexts } from './use-version-texts';
import styles from './versions.module.css';

type Props = {
  changes: VersionChanges;
  before: VersionContent;
  after: VersionContent;
  /** Code of a profile → its name. */
  profiles: Readonly<Record<string, string>>;
  /** The text when nothing differs. */
  none: string;
  /** Inside a card that holds it. */
  nested?: boolean;
};

/** The differences between two versions: figures, lines, and the other fields. */
export function VersionChangesList({ changes, before, after, profiles, none, nested = false }: Props) {
  const t = useTranslations('quotations.versions');
  const { fieldText } = useVersionTexts();
  const [old, now] = [String(before.fields.currency), String(after.fields.currency)];
  const pesos = totalsInPesos(before, after);
  const Part = nested ? NestedPart : SectionCard;
  if (isUnchanged(changes)) return <p className={styles.none}>{none}</p>;
  return (
    <div className={styles.changes} data-nested={nested || undefined}>
      {(changes.amounts.length > 0 || (pesos && pesos.before !== pesos.after)) && (
        <Part title={t('amounts')}>
          <AmountChanges amounts={changes.amounts} currencies={[old, now]} pesos={pesos} />
        </Part>
      )}
      {changes.lines.length > 0 && (
        <Part title={t('lines')}>
          <LineChanges lines={changes.lines} profiles={profiles} currencies={[old, now]} />
          {changes.sameLines > 0 && <p className={styles.same}>{t('same', { count: changes.sameLines })}</p>}
        </Part>
      )}
      {changes.groups.map(({ group, changes: fields }) => (
        <Part key={group} title={t(`groups.${group}`)}>
          <dl className={styles.fields}>
            {fields.map((change) => (
              <div key={change.field} className={styles.field}>
                <dt>{t(`fields.${change.field}`)}</dt>
                <dd>
                  <BeforeAfter
                    before={fieldText(change.field, change.before, old)}
                    after={fieldText(change.field, change.after, now)}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      ))}
    </div>
  );
}

/** The totals of two versions in pesos, each at its own rate; null when both are in pesos, and without a rate. */
function totalsInPesos(before: VersionContent, after: VersionContent) {
  const total = ({ fields: { currency, fxRate }, amounts }: VersionContent): number | null =>
    Number(fxRate) > 0
      ? inPesos(amounts.total, {
          fxRate: String(fxRate),
          decimals: currencyDecimals(String(currency)),
        })
      : null;
  if (before.fields.currency === COP && after.fields.currency === COP) return null;
  const [old, now] = [total(before), total(after)];
  return old === null || now === null ? null : { before: old, after: now };
}

function NestedPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
