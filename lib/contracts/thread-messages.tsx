import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, cities, contractQuestions, convocateds, events, talents } from '@/db/schema';
import { RETAKE_MINUTES } from '@/lib/convocatories/answers/rules';
import { linksExpireAt } from '@/lib/core/calendar';
import { formatDateTime } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { eventPath } from '@/lib/core/paths';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { findSignatories } from './queries';
import { declinedAt } from './rules';

const names = {
  agencyId: events.agencyId,
  eventId: events.id,
  talentId: talents.id,
  eventName: events.name,
  eventEnd: events.endDate,
  createdBy: events.createdBy,
  timeZone: cities.timeZone,
  agencyName: agencies.name,
  talentName: talents.name,
  talentLastname: talents.lastname,
  email: talents.email,
};

async function findQuestion(tx: Tx, questionId: string) {
  const [row] = await tx
    .select({ ...names, text: contractQuestions.text })
    .from(contractQuestions)
    .innerJoin(events, eq(events.id, contractQuestions.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(agencies, eq(agencies.id, events.agencyId))
    .innerJoin(talents, eq(talents.id, contractQuestions.talentId))
    .where(eq(contractQuestions.id, questionId));
  return row ?? null;
}

async function findPlace(tx: Tx, convocatedId: string) {
  const [row] = await tx
    .select({
      ...names,
      text: convocateds.replyNote,
      convocated: { applicationStateId: convocateds.applicationStateId, repliedAt: convocateds.repliedAt },
    })
    .from(convocateds)
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(agencies, eq(agencies.id, events.agencyId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(eq(convocateds.id, convocatedId));
  return row ?? null;
}

type Said = Omit<NonNullable<Awaited<ReturnType<typeof findPlace>>>, 'convocated'>;

async function toProducer(tx: Tx, said: Said, done: string) {
  const { producer } = await findSignatories(tx, said.agencyId, said.createdBy);
  if (!producer) return null;
  const title = `${fullName({ name: said.talentName, lastname: said.talentLastname })} ${done}`;
  return {
    to: { name: producer.name, address: producer.email },
    subject: `${title}: ${said.eventName}`,
    body: (
      <EmailLayout preview={title}>
        <Title>{title}</Title>
        <Paragraph>{`«${said.text ?? ''}»`}</Paragraph>
        <Button href={`${env().APP_URL}${eventPath(said.eventId, said.eventName)}?seccion=documentos`}>
          Ver el evento
        </Button>
      </EmailLayout>
    ),
  };
}

export const composeDeclined: ComposeEmail<{ convocatedId: string }> = async ({ convocatedId }, { tx }) => {
  const said = await findPlace(tx, convocatedId);
  // Nothing, where it was taken back before this was sent.
  return said && declinedAt(said) && toProducer(tx, said, 'no firmará el contrato');
};

export const composeDeclineTakenBack: ComposeEmail<{ convocatedId: string }> = async (
  { convocatedId },
  { tx },
) => {
  const said = await findPlace(tx, convocatedId);
  const text =
    'Dijo por error que no firmaba. Su lugar y sus fechas vuelven a estar confirmados, y su contrato espera su firma.';
  return said && toProducer(tx, { ...said, text }, 'sí firmará el contrato');
};

export const composeDeclineReceipt: ComposeEmail<{ convocatedId: string }> = async (
  { convocatedId },
  { tx },
) => {
  const said = await findPlace(tx, convocatedId);
  const at = said && declinedAt(said);
  if (!at) return null;
  const title = 'Dijiste que no firmas';
  return {
    to: { name: said.talentName, address: said.email },
    fromAgency: true,
    subject: `No firmas el contrato: ${said.eventName}`,
    body: (
      <EmailLayout preview={title}>
        <Title>{title}</Title>
        <Paragraph>
          {`El ${formatDateTime(at, said.timeZone)} liberaste tu lugar y tus fechas en ${said.eventName}. ${said.agencyName} recibió tu motivo:`}
        </Paragraph>
        <Paragraph>{`«${said.text ?? ''}»`}</Paragraph>
        <Paragraph>
          {`Si fue un error, puedes recuperar tu lugar en la misma página durante ${RETAKE_MINUTES} minutos. Después, respóndele pronto a la agencia: puede confirmarte de nuevo mientras nadie más tenga el lugar.`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};

export const composeQuestion: ComposeEmail<{ questionId: string }> = async ({ questionId }, { tx }) => {
  const said = await findQuestion(tx, questionId);
  return said && toProducer(tx, said, 'preguntó por su contrato');
};

export const composeAnswer: ComposeEmail<{ questionId: string }> = async ({ questionId }, { tx }) => {
  const said = await findQuestion(tx, questionId);
  if (!said) return null;
  const link = await issueLink(tx, {
    purpose: 'CONTRACT',
    subject: { eventId: said.eventId, talentId: said.talentId },
    agencyId: said.agencyId,
    expiresAt: linksExpireAt(said.eventEnd, said.timeZone),
  });
  return {
    to: { name: said.talentName, address: said.email },
    fromAgency: true,
    subject: `${said.agencyName} te escribió sobre tu contrato: ${said.eventName}`,
    body: (
      <EmailLayout preview={`Sobre tu contrato de ${said.eventName}`}>
        <Title>{`${said.agencyName} te escribió`}</Title>
        <Paragraph>{`«${said.text}»`}</Paragraph>
        <Button href={link}>Ver el contrato</Button>
      </EmailLayout>
    ),
  };
};
