import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import type { ContractPage } from '@/lib/contracts/contract-page';
import { formatDateTime } from '@/lib/core/dates';

/** The receipt of who does not sign: what happened, when, and whom to tell that it was a mistake. */
export async function DeclinedContract({ page }: { page: Extract<ContractPage, { state: 'DECLINED' }> }) {
  const t = await getTranslations();
  const { at, timeZone, eventName: event, agencyName: agency } = page;
  return (
    <MessageScreen
      kind="success"
      title={t('contract.declined.title')}
      text={t('contract.declined.text', { date: formatDateTime(at, timeZone), event, agency })}
      action={
        <PublicButtonLink variant="default" href="/entrar">
          {t('pages.notFound.talentHome')}
        </PublicButtonLink>
      }
    />
  );
}
