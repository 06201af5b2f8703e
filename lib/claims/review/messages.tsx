import { platformClaimPath } from '@/lib/core/paths';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { claimFacts, platformFacts } from './claim-facts';
import { correctionLink } from './correction-link';
import { findDecidedClaim } from './decided-claim';

type Payload = { claimId: string };

/** To whoever answers for the platform. Nothing when the approval was taken back before it was sent. */
export const composeToPay: ComposeEmail<{ claimId: string }> = async ({ claimId }, { tx }) => {
  const found = await findDecidedClaim(tx, claimId);
  if (found?.claim.status !== 'APPROVED' || !found.claim.thirdParty) return null;
  const { claim, snapshot } = found;
  const { name, supportEmail } = product();
  return {
    to: { name, address: supportEmail },
    subject: `Cuenta de cobro por pagar: ${claim.name}, ${snapshot.event.name}`,
    ...(claim.pdfFileId ? { attachments: [claim.pdfFileId] } : {}),
    body: (
      <EmailLayout preview={`${snapshot.agency.name} aprobó una cuenta de cobro que paga la plataforma`}>
        <Title>Hay una cuenta de cobro por pagar</Title>
        <Paragraph>
          {`${snapshot.agency.name} la aprobó. El cliente de este evento le paga a la plataforma.`}
        </Paragraph>
        <Facts rows={platformFacts(claim, snapshot.agency.name, snapshot.event.name)} />
        <Button href={`${env().APP_URL}${platformClaimPath(claim.id)}`}>Abrir la cuenta de cobro</Button>
      </EmailLayout>
    ),
  };
};

/** Nothing when the approval was taken back before it was sent. */
export const composeApproved: ComposeEmail<Payload> = async ({ claimId }, { tx }) => {
  const found = await findDecidedClaim(tx, claimId);
  if (found?.claim.status !== 'APPROVED') return null;
  const { claim, snapshot } = found;
  return {
    to: { name: claim.name, address: claim.email },
    fromAgency: true,
    subject: `Aprobamos tu cuenta de cobro: ${snapshot.event.name}`,
    body: (
      <EmailLayout preview={`${snapshot.agency.name} aprobó tu cuenta de cobro`}>
        <Title>Cuenta de cobro aprobada</Title>
        <Paragraph>
          {`${claim.name}, ${snapshot.agency.name} aprobó tu cuenta de cobro. Te avisamos cuando quede pagada.`}
        </Paragraph>
        <Facts rows={claimFacts(claim, snapshot.event.name)} />
      </EmailLayout>
    ),
  };
};

/** Why it was returned, with the link by which it is corrected. Nothing once it is corrected or the return taken back. */
export const composeReturned: ComposeEmail<Payload & { version: number }> = async (
  { claimId, version },
  { tx },
) => {
  const found = await findDecidedClaim(tx, claimId);
  if (found?.claim.status !== 'RETURNED' || found.claim.version !== version) return null;
  const { claim, snapshot } = found;
  const link = await correctionLink(tx, found);
  return {
    to: { name: claim.name, address: claim.email },
    fromAgency: true,
    subject: `Corrige tu cuenta de cobro: ${snapshot.event.name}`,
    body: (
      <EmailLayout preview={`${snapshot.agency.name} devolvió tu cuenta de cobro`}>
        <Title>Tu cuenta de cobro necesita una corrección</Title>
        <Paragraph>{`${claim.name}, ${snapshot.agency.name} devolvió tu cuenta de cobro por esto:`}</Paragraph>
        <Paragraph>{claim.returnedReason}</Paragraph>
        <Facts rows={claimFacts(claim, snapshot.event.name)} />
        <Paragraph>
          Corrígela con este enlace personal. Conserva su número y lo que ya habías escrito:
        </Paragraph>
        <Button href={link}>Corregir mi cuenta de cobro</Button>
      </EmailLayout>
    ),
  };
};
