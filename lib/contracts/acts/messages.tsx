import { linksExpireAt } from '@/lib/core/calendar';
import { eventPath } from '@/lib/core/paths';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeContext, ComposedEmail, ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { findSignatories } from '../queries';
import { findAct, type ToldAct } from './queries';

type Payload = { actId: string };

/** To the talent with a link to its contract, or to the producer with the way to the event. */
async function letter(
  tx: ComposeContext['tx'],
  { act, said }: ToldAct,
  to: 'TALENT' | 'AGENCY',
  words: {
    readonly subject: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly button: string;
  },
): Promise<ComposedEmail | null> {
  const { facts } = said;
  const { producer } = await findSignatories(tx, act.agencyId, null);
  if (to === 'AGENCY' && !producer) return null;
  const href =
    to === 'AGENCY'
      ? `${env().APP_URL}${eventPath(act.eventId, facts.event.name)}?seccion=documentos`
      : await issueLink(tx, {
          purpose: 'CONTRACT',
          subject: { eventId: act.eventId, talentId: act.talentId },
          agencyId: act.agencyId,
          expiresAt: linksExpireAt(facts.event.end, facts.event.timeZone),
        });
  const { subject, title, paragraphs, button } = words;
  return {
    to:
      to === 'AGENCY' && producer
        ? { name: producer.name, address: producer.email }
        : { name: facts.talent.name, address: facts.talent.email },
    fromAgency: to === 'TALENT',
    subject,
    body: (
      <EmailLayout preview={title}>
        <Title>{title}</Title>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        <Button href={href}>{button}</Button>
      </EmailLayout>
    ),
  };
}

const NAMES = { AMENDMENT: 'un otrosí', ANNULMENT: 'anular el contrato' } as const;

export const composeProposed: ComposeEmail<Payload> = async ({ actId }, { tx }) => {
  const found = await findAct(tx, actId);
  if (found?.state !== 'PROPOSED') return null;
  const { act, said } = found;
  const { agency, talent, event } = said.facts;
  const who = act.proposedBy === 'AGENCY' ? agency.name : talent.name;
  return letter(tx, found, act.proposedBy === 'AGENCY' ? 'TALENT' : 'AGENCY', {
    subject: `${who} propone ${NAMES[act.kind]}: ${event.name}`,
    title: `${who} propone ${NAMES[act.kind]}`,
    paragraphs: [...said.paragraphs, 'Vale solo cuando firmen las dos partes.'],
    button: act.proposedBy === 'AGENCY' ? 'Leer y decidir' : 'Ver el evento',
  });
};

export const composeEnded: ComposeEmail<Payload> = async ({ actId }, { tx }) => {
  const found = await findAct(tx, actId);
  if (!found?.act.endedAs) return null;
  const { act, said } = found;
  const { agency, talent, event } = said.facts;
  const byAgency = (act.proposedBy === 'AGENCY') === (act.endedAs === 'WITHDRAWN');
  const who = byAgency ? agency.name : talent.name;
  const done = act.endedAs === 'WITHDRAWN' ? 'retiró su propuesta' : 'no aceptó la propuesta';
  return letter(tx, found, byAgency ? 'TALENT' : 'AGENCY', {
    subject: `${who} ${done}: ${event.name}`,
    title: `${who} ${done}`,
    paragraphs: [said.title, `Motivo: ${act.endedReason ?? ''}`, 'El contrato sigue como estaba.'],
    button: byAgency ? 'Ver el contrato' : 'Ver el evento',
  });
};

export const composeAnnulled: ComposeEmail<Payload> = async ({ actId }, { tx }) => {
  const found = await findAct(tx, actId);
  if (!found) return null;
  const { said } = found;
  return letter(tx, found, 'TALENT', {
    subject: `Contrato anulado: ${said.facts.event.name}`,
    title: 'Contrato anulado de común acuerdo',
    paragraphs: [...said.paragraphs.slice(1)],
    button: 'Ver el contrato',
  });
};

export const composeAmended: ComposeEmail<Payload> = async ({ actId }, { tx }) => {
  const found = await findAct(tx, actId);
  if (!found?.act.pdfFileId) return null;
  const { said, act } = found;
  const composed = await letter(tx, found, 'TALENT', {
    subject: `${said.title}: firmado por ambos`,
    title: `${said.title}: firmado por ambos`,
    paragraphs: said.paragraphs,
    button: 'Ver el contrato',
  });
  return composed && { ...composed, attachments: act.pdfFileId ? [act.pdfFileId] : [] };
};
