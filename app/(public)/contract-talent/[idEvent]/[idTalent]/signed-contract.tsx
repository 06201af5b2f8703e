import { getTranslations } from 'next-intl/server';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import type { ContractPage } from '@/lib/contracts/contract-page';
import { contractCode } from '@/lib/contracts/rules';
import { product, publicSite } from '@/lib/platform/product';
import { StartAtTop } from '../../../_link-forms/start-at-top';

type Props = { page: Extract<ContractPage, { state: 'SIGNED' }>; path: string };

/** It is signed: the PDF to keep, and the way to the company's site where there is one. */
export async function SignedContract({ page, path }: Props) {
  const t = await getTranslations('contract');
  const site = publicSite();
  return (
    <>
      <StartAtTop />
      <AgencyMark agency={{ name: page.agencyName, logoFileId: page.agencyLogoFileId }} />
      <MessageScreen
        kind="success"
        title={t('signed')}
        text={t('signedText', {
          code: contractCode(page.contract.code),
          agency: page.agencyName,
          event: page.eventName,
        })}
        action={
          <>
            <PublicButtonLink href={`${path}/contrato`} download>
              {t('download')}
            </PublicButtonLink>
            {site && (
              <PublicButtonLink href={site} variant="default">
                {t('home', { product: product().name })}
              </PublicButtonLink>
            )}
          </>
        }
      />
    </>
  );
}
