import { formatDateTime } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { formatMoney } from '@/lib/core/money';
import { eventPath } from '@/lib/core/paths';
import { isClosedAgency } from '@/lib/core/states';
import { translate } from '@/lib/i18n/translate';
import type { ComposeContext, ComposedEmail, ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { findProducer } from '@/lib/teams/queries';
import type { Ride } from './queries';
import { leavesWithoutCar } from './rules';
import { rideFor } from './shared/view-for';
import { findToldRide, hasAnother, issueRideLink, type ToldRide } from './told-ride';

export type OfTalent = { readonly rideId: string; readonly convocatoryId: string; readonly talentId: string };

type Words = {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
  readonly rows: readonly (readonly [string, string])[];
};

const carRows = ({ ride }: ToldRide): readonly (readonly [string, string])[] => {
  const { plate, name, color } = ride.vehicle ?? {};
  const rows = [
    ['Placa', plate],
    ['Vehículo', [name, color].filter(Boolean).join(', ')],
    ['Conductor', ride.driverName],
  ] as const;
  return rows.filter((row): row is [(typeof row)[0], string] => Boolean(row[1]));
};

/** Why no car comes, and what to do, in the words of the page. */
export const whyNone = ({ ride, provider }: ToldRide): string =>
  translate(ride.failure ? `ride.failures.${ride.failure}` : `ride.stateTexts.${ride.state}`, { provider });

/** To who travels, in the agency's name; silent once it is no longer so. */
async function toTalent(
  { rideId, convocatoryId, talentId }: OfTalent,
  { tx }: ComposeContext,
  when: readonly Ride['state'][],
  say: (told: ToldRide) => Words,
): Promise<ComposedEmail | null> {
  const told = await findToldRide(tx, rideId, talentId);
  if (!told || !when.includes(told.ride.state) || isClosedAgency(told.agency.stateId)) return null;
  if (told.ride.endedAt && (await hasAnother(tx, told))) return null;
  const { subject, text, button, rows } = say({ ...told, ride: await rideFor(told.ride, talentId) });
  return {
    to: { name: fullName(told.talent), address: told.talent.email },
    fromAgency: true,
    subject,
    body: (
      <EmailLayout preview={text}>
        <Title>{subject}</Title>
        <Paragraph>{`${told.talent.name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`}</Paragraph>
        {rows.length > 0 ? <Facts rows={rows} /> : null}
        <Button href={await issueRideLink(tx, told, convocatoryId)}>{button}</Button>
      </EmailLayout>
    ),
  };
}

const plateOf = ({ ride }: ToldRide): string => (ride.vehicle?.plate ? ` (${ride.vehicle.plate})` : '');

export const composeDriverFound: ComposeEmail<OfTalent> = (payload, context) =>
  toTalent(payload, context, ['HIRED', 'ARRIVED'], (told) => ({
    subject: `Tu transporte va en camino${plateOf(told)}`,
    text: `Revisa la placa antes de subirte. El viaje es para ${told.event.name}.`,
    button: 'Seguir mi viaje',
    rows: carRows(told),
  }));

export const composeDriverCame: ComposeEmail<OfTalent> = (payload, context) =>
  toTalent(payload, context, ['ARRIVED'], (told) => ({
    subject: `Tu conductor llegó${plateOf(told)}`,
    text: `Te espera en ${told.ride.originAddress}. Revisa la placa antes de subirte.`,
    button: 'Ver mi viaje',
    rows: carRows(told),
  }));

export const composeNoCarComes: ComposeEmail<OfTalent> = (payload, context) =>
  toTalent(payload, context, ['NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW', 'FAILED'], (told) => ({
    subject: translate(`ride.states.${told.ride.state}`),
    text: `${whyNone(told)} Era tu transporte para ${told.event.name}.`,
    button: 'Pedir otro viaje',
    rows: [],
  }));

export const composeRideOver: ComposeEmail<OfTalent> = (payload, context) =>
  toTalent(payload, context, ['TERMINATED'], (told) => {
    const { ride, agency, event } = told;
    const fare = ride.total ?? ride.estimate;
    const cost = fare && ride.currencyCode ? [['Tarifa', formatMoney(fare, ride.currencyCode)] as const] : [];
    return {
      subject: 'Tu viaje terminó',
      text: `A ti no te cuesta nada: lo paga ${agency.name}, con los costos de ${event.name}.`,
      button: 'Ver mi viaje',
      rows: [['Desde', ride.originAddress], ['Hasta', ride.destinationAddress], ...cost],
    };
  });

/** To who travels: its agency ordered a car for a later hour. */
export const composeRideOrdered: ComposeEmail<OfTalent> = (payload, context) =>
  toTalent(payload, context, ['ORDERING', 'HIRE', 'HIRED', 'ARRIVED'], (told) => {
    const { ride, agency, event, provider } = told;
    const when = ride.scheduledFor ? formatDateTime(ride.scheduledFor, event.timeZone) : '';
    return {
      subject: `Te pidieron transporte para ${event.name}`,
      text: `${agency.name} te pidió un carro con ${provider}. Te avisamos cuando vaya en camino; a ti no te cuesta nada.`,
      button: 'Ver mi transporte',
      rows: [
        ['Cuándo', when],
        ['Desde', ride.originAddress],
        ['Hasta', ride.destinationAddress],
      ],
    };
  });

/** To who travels: somebody else cancelled the car. */
export const composeRideCancelled: ComposeEmail<OfTalent> = (payload, context) =>
  toTalent(payload, context, ['RIDER_CANCEL'], (told) => ({
    subject: `Se canceló tu transporte para ${told.event.name}`,
    text: `El carro que tenías con ${told.provider} ya no va. Si lo necesitas, habla con ${told.agency.name}.`,
    button: 'Ver mi transporte',
    rows: [],
  }));

/** To who answers for the event; silent where the person found another ride meanwhile. */
export const composeLeftWithoutCar: ComposeEmail<{ rideId: string; talentId: string }> = async (
  { rideId, talentId },
  { tx },
) => {
  const told = await findToldRide(tx, rideId, talentId);
  if (!told || !leavesWithoutCar(told.ride.state) || (await hasAnother(tx, told))) return null;
  const { talent, event, agency, ride } = told;
  const producer = await findProducer(tx, agency.id, event.createdBy);
  if (!producer) return null;
  const name = fullName(talent);
  const why = translate(ride.failure ? `ride.toldAgency.${ride.failure}` : `ride.toldAgency.${ride.state}`, {
    provider: told.provider,
  });
  return {
    to: { name: producer.name, address: producer.email },
    subject: `${name} se quedó sin transporte: ${event.name}`,
    body: (
      <EmailLayout preview={why}>
        <Title>{`${name} se quedó sin transporte`}</Title>
        <Paragraph>{`${why} Ya le dijimos cómo pedir otro; confirma con ${talent.name} que llega.`}</Paragraph>
        <Facts
          rows={[
            ['Evento', event.name],
            ['Motivo del viaje', ride.reason],
          ]}
        />
        <Button href={`${env().APP_URL}${eventPath(event.id, event.name)}?seccion=transporte`}>
          Ver el transporte del evento
        </Button>
      </EmailLayout>
    ),
  };
};
