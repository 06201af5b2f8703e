import { useTranslations } from 'next-intl';
import { decimalText } from '@/app/_features/taxes/rate-words';
import { MoneyText } from '@/app/_ui/data/money-text';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import type { ConstantChange } from '@/lib/catalogues/constants/queries';
import { EDITABLE_CONSTANTS } from '@/lib/catalogues/constants/rules';
import { formatShortDate } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { FactTable } from '../fact-table';
import { ConstantForm, type ShownConstant } from './constant-form';

type Row = ShownConstant & { readonly change: ConstantChange | null };

/** The business constants with their values, and who changed each last. */
export function ConstantTable({ constants }: { constants: readonly Row[] }) {
  const t = useTranslations('taxes.constants');
  return (
    <FactTable
      title={t('title')}
      text={t('text')}
      head={
        <>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('value')}</th>
          <td />
        </>
      }
    >
      {constants.map((constant) => (
        <tr key={constant.id}>
          <th scope="row">{constant.name}</th>
          <td>
            {shownValue(constant)}
            {constant.change && <span className={text.below}>{changeWords(constant.change)}</span>}
          </td>
          <td data-end>{EDITABLE_CONSTANTS.has(constant.id) && <ConstantForm constant={constant} />}</td>
        </tr>
      ))}
    </FactTable>
  );

  function changeWords({ at, by }: ConstantChange) {
    const date = formatShortDate(at, DEFAULT_TIME_ZONE);
    return by ? t('changedBy', { date, name: by }) : t('changed', { date });
  }

  function shownValue({ id, description }: ShownConstant) {
    switch (EDITABLE_CONSTANTS.get(id)?.kind) {
      case 'percent':
        return t('percent', { value: decimalText(description) });
      case 'pesos':
        return <MoneyText amount={Number(description)} currency="COP" />;
      case 'days':
        return t('days', { count: Number(description) });
      case 'text':
        return description;
      case undefined:
        return (
          <>
            {t('iva')} <Link href="/impuestos?impuesto=IVA">{t('ivaLink')}</Link>
          </>
        );
    }
  }
}
