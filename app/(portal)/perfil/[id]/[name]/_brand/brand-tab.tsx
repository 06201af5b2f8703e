import type { AgencyDetail } from '@/lib/agencies/queries';
import { listAgencyTexts } from '@/lib/agencies/texts/queries';
import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { product } from '@/lib/platform/product';
import { BrandSection } from './brand-section';
import { LogoSection } from './logo-section';
import { TextsCard } from './texts-card';

/** How mails, public pages and documents show the agency. */
export async function BrandTab({ actor, agency }: { actor: AgencyActor; agency: AgencyDetail }) {
  const { id, name, email, logoFileId } = agency;
  return (
    <>
      {can(actor, 'keepContactData') && <LogoSection id={id} name={name} logoFileId={logoFileId} />}
      <BrandSection
        agency={{ id, name, email: email ?? '', logoFileId, revision: agency.revision }}
        initial={{
          senderName: agency.senderName ?? '',
          replyTo: agency.replyTo ?? '',
          accent: agency.accent ?? '',
        }}
        productName={product().name}
        mayEdit={can(actor, 'keepLegalData')}
      />
      <TextsCard
        agencyName={agency.senderName ?? name}
        texts={await listAgencyTexts(actor)}
        mayEdit={can(actor, 'keepContactData')}
      />
    </>
  );
}
