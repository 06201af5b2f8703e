import { useTranslations } from 'next-intl';
import { Notice } from '@/app/_ui/public/notice';
import type { PlanillaDuty } from '@/lib/claims/contributions/queries';
import { monthName } from '@/lib/claims/pdf/concepts';
import { formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';

type Props = { planilla: PlanillaDuty; agency: string /** Of the page, to come back to. */; path: string };

/** Asks for the month's planilla where the law does, with why; nothing where it does not. */
export function PlanillaNotice({ planilla, agency, path }: Props) {
  const t = useTranslations('claim.planilla');
  const { contribution, minimumWage } = planilla;
  if (!planilla.needed || minimumWage === null) return null;
  const month = monthName(planilla.period);
  const pesos = (amount: number) => formatMoney(amount, 'COP');
  return (
    <Notice tone={contribution ? 'info' : 'warning'} title={t('title', { month })}>
      <p>
        {t('needed', {
          ...{ month, agency },
          gross: pesos(planilla.gross),
          wage: pesos(minimumWage),
          base: pesos(planilla.base),
        })}
      </p>
      {contribution ? (
        <p>
          {t('kept', {
            operator: contribution.operator,
            number: contribution.number,
            day: formatIsoDate(contribution.paidOn),
          })}
        </p>
      ) : (
        <>
          <p>{t('missing')}</p>
          <p>
            <a href={`/mi-perfil/documentos?volver=${encodeURIComponent(path)}#planillas`}>{t('add')}</a>
          </p>
        </>
      )}
    </Notice>
  );
}
