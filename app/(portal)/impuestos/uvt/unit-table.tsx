import { useTranslations } from 'next-intl';
import { SourceLink } from '@/app/_features/taxes/source-link';
import { MoneyText } from '@/app/_ui/data/money-text';
import text from '@/app/_ui/theme/text.module.css';
import { FactTable } from '../fact-table';
import { type ShownUnit, UnitForm } from './unit-form';

type Props = { units: readonly ShownUnit[]; nextYear: number };

/** What a UVT was worth each year. */
export function UnitTable({ units, nextYear }: Props) {
  const t = useTranslations('taxes.unit');
  return (
    <FactTable
      title={t('title')}
      text={t('text')}
      head={
        <>
          <th scope="col">{t('year')}</th>
          <th scope="col" data-end>
            {t('value')}
          </th>
          <th scope="col">{t('source')}</th>
          <td />
        </>
      }
    >
      {units.map((unit) => (
        <tr key={unit.year}>
          <th scope="row">{unit.year}</th>
          <td data-end>
            <MoneyText amount={unit.value} currency="COP" />
          </td>
          <td className={text.anywhere}>{unit.source && <SourceLink source={unit.source} />}</td>
          <td data-end>
            <UnitForm unit={unit} nextYear={nextYear} />
          </td>
        </tr>
      ))}
    </FactTable>
  );
}
