import { linksExpireAt } from '@/lib/core/calendar';
import { fullName } from '@/lib/core/full-name';
import { eventPath } from '@/lib/core/paths';
import { APPLICATION, isClosedAgency } from '@/lib/core/states';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { findProducer } from '@/lib/teams/queries';
import { facts, recipient } from '../messages';
import { findCall } from '../sent-calls/queries';

type Payload = { convocatedId: string };

/** Tells a talent of the yes recorded in its name, with the link to say yes itself or that it never did. */
export const composeOutsideAnswerRecorded: ComposeEmail<Payload> = async ({ convocatedId }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  if (
    !call?.saidYesOutsideAt ||
    call.disownedAt ||
    call.applicationStateId !== APPLICATION.PENDING ||
    isClosedAgency(call.agencyState)
  )
    return null;
  const link = await issueLink(tx, {
    purpose: 'TALENT_REPLY',
    subject: { eventId: call.eventId, convocatoryId: call.convocatoryId, talentId: call.talentId },
    agencyId: call.agencyId,
    expiresAt: linksExpireAt(call.eventEnd, call.timeZone),
  });
  return {
    to: recipient(call),
    subject: `¿Dijiste que sí a ${call.eventName}?`,
    body: (
      <EmailLayout
        preview={`${call.agencyName} registró que estás disponible. Confírmalo o di que no fuiste tú.`}
      >
        <Title>{`${call.talentName}, ¿eres tú quien respondió?`}</Title>
        <Paragraph>
          {`${call.agencyName} registró que le dijiste por fuera de Elenco que estás disponible para ${call.eventName}. Tu lugar no queda en firme hasta que lo confirmes tú.`}
        </Paragraph>
        <Facts rows={facts(call)} />
        <Button href={link}>Confirmar o decir «no fui yo»</Button>
        <Paragraph dimmed>Si no haces nada, no quedas en compromiso con nadie.</Paragraph>
      </EmailLayout>
    ),
  };
};

/** Tells whoever recorded a yes that the talent says it never gave it. */
export const composeAnswerDisowned: ComposeEmail<Payload> = async ({ convocatedId }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  if (!call?.disownedAt) return null;
  const producer = await findProducer(tx, call.agencyId, call.saidYesOutsideTo);
  if (!producer) return null;
  const name = fullName({ name: call.talentName, lastname: call.talentLastname });
  return {
    to: { name: producer.name, address: producer.email },
    subject: `${name} dice que no fue quien respondió`,
    body: (
      <EmailLayout preview={`Su convocatoria a ${call.eventName} quedó retirada.`}>
        <Title>{`${name} dijo «no fui yo»`}</Title>
        <Paragraph>
          {`Habías registrado que ${call.talentName} respondió por fuera que sí a ${call.eventName}. Nos dijo que no fue así: su convocatoria quedó retirada y lo que pasó quedó registrado en Elenco.`}
        </Paragraph>
        <Button href={`${env().APP_URL}${eventPath(call.eventId, call.eventName)}?seccion=talentos`}>
          Ver los talentos del evento
        </Button>
      </EmailLayout>
    ),
  };
};
