import { linksExpireAt } from '@/lib/core/calendar';
import { formatDateRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { eventPath } from '@/lib/core/paths';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { servedDates } from './clauses/clause-values';
import { type Contract, findSignatories, findSignedContract } from './queries';
import { contractCode } from './rules';
import type { ContractSnapshot } from './snapshot';

type Payload = { contractId: string };

const rows = (contract: Contract, facts: ContractSnapshot['facts']): (readonly [string, string])[] => {
  const { event, service, fee } = facts;
  const { start, end, timeZone } = servedDates(facts);
  return [
    ['Contrato', contractCode(contract)],
    ['Evento', event.name],
    ['Fechas', formatDateRange(start, end, timeZone)],
    ['Servicio', service.profile],
    ['Honorarios brutos', formatMoney(fee.amount, fee.currency)],
  ];
};

/** The talent's copy of the contract, with the link to its payment claim. */
export const composeSignedForTalent: ComposeEmail<Payload> = async ({ contractId }, { tx }) => {
  const loaded = await findSignedContract(tx, contractId);
  if (!loaded) return null;
  const { contract, convocatoryId, pdfFileId } = loaded;
  const { facts } = loaded.snapshot;
  const isComplete = contract.agencySignedAt !== null;
  const link = await issueLink(tx, {
    purpose: 'CLAIM',
    subject: { eventId: contract.eventId, convocatoryId, talentId: contract.talentId },
    agencyId: contract.agencyId,
    expiresAt: linksExpireAt(facts.event.end, facts.event.timeZone),
  });
  return {
    to: { name: facts.talent.name, address: facts.talent.email },
    fromAgency: true,
    subject: `Tu contrato firmado${isComplete ? ' por ambos' : ''}: ${facts.event.name}`,
    attachments: [pdfFileId],
    body: (
      <EmailLayout preview={`Contrato firmado para ${facts.event.name}`}>
        <Title>Contrato firmado</Title>
        <Paragraph>
          {isComplete
            ? `${facts.talent.name}, tu contrato con ${facts.agency.name} quedó firmado por ambos. Va adjunto en PDF.`
            : `${facts.talent.name}, ${facts.guardian ? `${facts.guardian.name} firmó por ti` : 'firmaste'} tu contrato con ${facts.agency.name}. Va adjunto en PDF. Cuando firme la agencia te enviamos la copia firmada por ambos.`}
        </Paragraph>
        <Facts rows={rows(contract, facts)} />
        <Paragraph>Cuando termines el servicio, envía tu cuenta de cobro con este enlace personal:</Paragraph>
        <Button href={link}>Enviar cuenta de cobro</Button>
      </EmailLayout>
    ),
  };
};

/** Tells the producer that a contract is signed, with its PDF. */
export const composeSignedForAgency: ComposeEmail<Payload> = async ({ contractId }, { tx }) => {
  const loaded = await findSignedContract(tx, contractId);
  if (!loaded) return null;
  const { contract, pdfFileId } = loaded;
  const { facts } = loaded.snapshot;
  const { producer } = await findSignatories(tx, contract.agencyId, null);
  if (!producer) return null;
  const signer = facts.guardian ? `${facts.guardian.name}, por ${facts.talent.name},` : facts.talent.name;
  const isComplete = contract.agencySignedAt !== null;
  return {
    to: { name: producer.name, address: producer.email },
    subject: isComplete
      ? `Contrato firmado por ambos: ${facts.talent.name}, ${facts.event.name}`
      : `${signer} firmó el contrato de ${facts.event.name}: falta tu firma`,
    attachments: [pdfFileId],
    body: (
      <EmailLayout preview={`Contrato firmado por ${signer}`}>
        <Title>{isComplete ? 'Contrato firmado por ambos' : `${signer} firmó`}</Title>
        {!isComplete && (
          <Paragraph>
            Falta la firma de la agencia: en la pestaña Documentos del evento se firman todos los contratos a
            la vez.
          </Paragraph>
        )}
        <Facts rows={rows(contract, facts)} />
        <Button href={`${env().APP_URL}${eventPath(contract.eventId, facts.event.name)}`}>
          Ver el evento
        </Button>
      </EmailLayout>
    ),
  };
};
