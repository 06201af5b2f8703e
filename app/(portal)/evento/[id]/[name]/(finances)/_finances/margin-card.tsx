import { useTranslations } from 'next-intl';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney } from '@/lib/core/money';
import { percentText } from '@/lib/events/advance/rules';
import type { EventFinances } from '@/lib/finances/margin/queries';
import { INCOME_LINE } from '@/lib/finances/margin/rules';
import { type ComparedRow, MarginTable } from './margin-table';

type Props = { eventId: string; path: string; finances: EventFinances; keepsMoney: boolean };

/** What was quoted against what it came to, in figures and line by line. */
export function MarginCard({ eventId, path, finances, keepsMoney }: Props) {
  const t = useTranslations('events.finances');
  const { estimated, actual, expected, signed, committed, open, advances, currencyCode } = finances;
  const money = (amount: number) => formatMoney(amount, currencyCode);
  const share = (percent: number | null) => (percent === null ? t('noPercent') : `${percentText(percent)} %`);
  return (
    <>
      <KeyFigures
        figures={[
          {
            label: t('income'),
            value: money(actual.income),
            hint: t('incomeHint', { amount: money(estimated.income) }),
          },
          {
            label: t('costs'),
            value: money(expected.costs),
            hint: t('costsHint', {
              ...{ signed: money(signed), committed: money(committed), open: money(open) },
              amount: money(estimated.costs),
            }),
          },
          {
            label: t('margin'),
            value: money(expected.margin),
            hint: t('marginHint', { amount: money(estimated.margin) }),
          },
          {
            label: t('percent'),
            value: share(expected.percent),
            hint: t('percentHint', { percent: share(estimated.percent) }),
          },
        ]}
      />
      <SectionCard
        flush
        title={t('title')}
        description={
          <>
            {finances.quoted ? t('text') : t('ownText')}
            {advances > 0 && <span className={text.below}>{t('advances', { amount: money(advances) })}</span>}
          </>
        }
        actions={<ExportMenu path={`${path}/finanzas`} />}
      >
        <MarginTable
          eventId={eventId}
          currency={currencyCode}
          rows={rowsOf(finances)}
          keepsMoney={keepsMoney}
        />
      </SectionCard>
    </>
  );
}

/** The income, its costs, what they add up to and what is left. */
function rowsOf({ estimated, actual, expected, open, lines, ...said }: EventFinances): ComparedRow[] {
  return [
    row('INCOME', { key: INCOME_LINE, quoted: estimated.income, actual: actual.income, open: 0 }, said),
    ...lines.map(({ kind, profile, ...sides }) => ({ ...row(kind, sides, said), profile })),
    {
      ...row('total', { key: 'total', quoted: estimated.costs, actual: actual.costs, open }, said),
      sum: true,
    },
    {
      ...row(
        'marginRow',
        { key: 'margin', quoted: estimated.margin, actual: expected.margin, open: 0 },
        said,
      ),
      sum: true,
    },
  ];
}

type Sides = {
  readonly key: string;
  readonly quoted: number;
  readonly actual: number;
  readonly open: number;
};

const row = (
  kind: ComparedRow['kind'],
  { key, ...sides }: Sides,
  { notes, noteRevisions }: Pick<EventFinances, 'notes' | 'noteRevisions'>,
): ComparedRow => ({
  id: key,
  kind,
  ...sides,
  profile: null,
  sum: false,
  note: notes[key] ?? null,
  noteRevision: noteRevisions[key] ?? 0,
});
