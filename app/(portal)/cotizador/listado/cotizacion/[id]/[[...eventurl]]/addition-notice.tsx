import { useTranslations } from 'next-intl';
import { Notice } from '@/app/_ui/feedback/notice';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { quotationPath } from '@/lib/core/paths';
import { QUOTATION } from '@/lib/core/states';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { quotationCode } from '@/lib/quotations/rules';

/** To which quotation an addition adds. */
export function AdditionNotice({ quotation, first }: { quotation: QuotationDetail; first: QuotationDetail }) {
  const t = useTranslations('quotations.additions');
  const code = quotationCode(first.code, first.version) ?? '';
  const accepted = quotation.stateId === QUOTATION.ACCEPTED;
  return (
    <Notice
      title={t('of', { code })}
      action={
        <ButtonLink href={quotationPath(first.id, first.nameEvent)} variant="default">
          {t('openFirst', { code })}
        </ButtonLink>
      }
    >
      {t(accepted ? 'ofAccepted' : 'ofText', { event: first.nameEvent })}
    </Notice>
  );
}
