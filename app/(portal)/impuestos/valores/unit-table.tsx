import { useTranslations } from 'next-intl';
import { SourceLink } from '@/app/_features/taxes/source-link';
import { MoneyText } from '@/app/_ui/data/money-text';
import { type ShownUnit, UnitForm } from './unit-form';
import { ValueTable } from './value-table';

type Props = { units: readonly ShownUnit[]; nextYear: number };

/** What a UVT was worth each year, and where that is written. */
export function UnitTable({ units, nextYear }: Props) {
  const t = useTranslations('taxes.unit');
  return (
    <ValueTable
      title={t('title')}
      text={t('text')}
      columns={[t('year'), t('value')]}
      rows={units.map((unit) => ({
        id: unit.year,
        name: unit.year,
        value: <MoneyText amount={unit.value} currency="COP" />,
        below: unit.source && <SourceLink source={unit.source} />,
        form: <UnitForm unit={unit} nextYear={nextYear} />,
      }))}
    />
  );
}
