import { eventPath } from '@/lib/core/paths';
import { isClosedAgency } from '@/lib/core/states';
import { isClosed } from '@/lib/events/rules';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { findProducer } from '@/lib/teams/queries';
import { findCall } from '../sent-calls/queries';
import { findNextOf } from './queries';

/** Tells the producer that a confirmed place is free, and who is next in reserve; silent once nobody is in reserve. */
export const composePlaceFree: ComposeEmail<{ convocatedId: string }> = async ({ convocatedId }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  if (!call || isClosed(call.eventState) || isClosedAgency(call.agencyState)) return null;
  const next = await findNextOf(tx, call.convocatoryId);
  const producer = await findProducer(tx, call.agencyId, call.quotedBy);
  if (!producer || !next) return null;
  return {
    to: { name: producer.name, address: producer.email },
    subject: `Quedó libre un lugar en ${call.eventName}`,
    body: (
      <EmailLayout preview={`Sigue ${next.name}, en reserva. Falta tu sí.`}>
        <Title>Quedó libre un lugar</Title>
        <Paragraph>
          {`Falta una persona como ${call.profileName.toLowerCase()} en ${call.eventName}. La primera en reserva es ${next.name}, que ya dijo que sí. Confírmala si la quieres en su lugar.`}
        </Paragraph>
        <Button href={`${env().APP_URL}${eventPath(call.eventId, call.eventName)}?seccion=talentos`}>
          Ver los talentos del evento
        </Button>
      </EmailLayout>
    ),
  };
};
