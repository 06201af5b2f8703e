import { useTranslations } from 'next-intl';
import { decimalText } from '@/app/_features/taxes/rate-words';
import { MoneyText } from '@/app/_ui/data/money-text';
import { Link } from '@/app/_ui/link';
import type { ConstantChange } from '@/lib/catalogues/constants/queries';
import { EDITABLE_CONSTANTS } from '@/lib/catalogues/constants/rules';
import { formatShortDate } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { ConstantForm, type ShownConstant } from './constant-form';
import { ValueTable } from './value-table';

type Props = {
  constants: readonly ShownConstant[];
  /** The last one of each, by its id. */
  changes: ReadonlyMap<number, ConstantChange>;
};

/** The business constants with their values, and who changed each last. */
export function ConstantTable({ constants, changes }: Props) {
  const t = useTranslations('taxes.constants');
  return (
    <ValueTable
      title={t('title')}
      text={t('text')}
      columns={[t('name'), t('value')]}
      rows={constants.map((constant) => ({
        id: constant.id,
        name: constant.name,
        value: shownValue(constant),
        below: changeWords(changes.get(constant.id)),
        form: EDITABLE_CONSTANTS.has(constant.id) && <ConstantForm constant={constant} />,
      }))}
    />
  );

  function changeWords(change: ConstantChange | undefined) {
    if (!change) return null;
    const { at, by } = change;
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
