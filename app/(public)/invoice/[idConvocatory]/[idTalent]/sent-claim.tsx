import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import type { ClaimPage } from '@/lib/claims/claim-page';
import { formatMoney } from '@/lib/core/money';
import { product } from '@/lib/platform/product';
import { StartAtTop } from '../../../_link-forms/start-at-top';

type Props = { page: Extract<ClaimPage, { state: 'SENT' }>; path: string };

/** It is sent: the PDF to keep, and the way to the product's home site. */
export async function SentClaim({ page, path }: Props) {
  const t = await getTranslations('claim');
  const { claim, eventName, agencyName } = page;
  return (
    <>
      <StartAtTop />
      <MessageScreen
        kind="success"
        title={t('sent')}
        text={t('sentText', {
          code: String(claim.code),
          event: eventName,
          amount: formatMoney(claim.price, claim.currencyCode),
          agency: agencyName,
        })}
        action={
          <>
            <PublicButtonLink href={`${path}/cuenta-de-cobro`} variant="default" download>
              {t('download')}
            </PublicButtonLink>
            <PublicButtonLink href={product().homeUrl}>{t('accept')}</PublicButtonLink>
          </>
        }
      />
    </>
  );
}
