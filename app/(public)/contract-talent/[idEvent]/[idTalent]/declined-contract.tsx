import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import type { ContractPage } from '@/lib/contracts/contract-page';
import { RETAKE_MINUTES } from '@/lib/convocatories/answers/rules';
import { formatDateTime } from '@/lib/core/dates';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { TakeBackForm } from './take-back-form';

type Props = {
  page: Extract<ContractPage, { state: 'DECLINED' }>;
  takeBack: (data: FormData) => Promise<FormAnswer>;
};

/** The receipt of who does not sign: what happened, when, and how it is taken back that it was a mistake. */
export async function DeclinedContract({ page, takeBack }: Props) {
  const t = await getTranslations();
  const { at, timeZone, eventName: event, agencyName: agency, mayTakeBack } = page;
  const text = t('contract.declined.text', { date: formatDateTime(at, timeZone), event, agency });
  const way = mayTakeBack
    ? t('contract.declined.byOneself', { minutes: RETAKE_MINUTES })
    : t('contract.declined.byAgency');
  return (
    <MessageScreen
      kind="success"
      title={t('contract.declined.title')}
      text={`${text} ${way}`}
      action={
        <>
          {mayTakeBack && <TakeBackForm action={takeBack} />}
          <PublicButtonLink variant="default" href="/entrar">
            {t('pages.notFound.talentHome')}
          </PublicButtonLink>
        </>
      }
    />
  );
}
