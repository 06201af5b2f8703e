import { CONVOCATED } from '@/lib/core/states';
import type { Casting } from './casting.ts';
import { demoId } from './chance.ts';
import { eventNamed } from './events.ts';
import type { Gender } from './portraits.ts';
import { rolesOf } from './roles.ts';

export type ClaimPlan = {
  readonly days: number;
  readonly activities: string;
  readonly bankId: number;
  readonly account: string;
  readonly accountType: 'AHORROS' | 'CORRIENTE';
  readonly status: 'SENT' | 'APPROVED' | 'PAID';
  /** Days from today of the payment. */
  readonly paid?: number;
};

/** A contract signed by the first confirmed talent of a role, and what it claims for the work. */
export type PaperPlan = {
  readonly event: string;
  readonly position: number;
  readonly gender: Gender;
  /** 51 eventos, 52 fotografía. */
  readonly contractType: 51 | 52;
  /** Days from today of the signature. */
  readonly signed: number;
  readonly claim?: ClaimPlan;
};

const paperPlans: readonly PaperPlan[] = [
  {
    event: 'aniversario',
    position: 0,
    gender: 'FEMENINO',
    contractType: 51,
    signed: -51,
    claim: {
      days: -46,
      activities:
        'Conducción de la celebración de los 40 años: apertura, entrega de reconocimientos y cierre.',
      bankId: 1,
      account: '91200045781',
      accountType: 'AHORROS',
      status: 'PAID',
      paid: -30,
    },
  },
  {
    event: 'temporada',
    position: 0,
    gender: 'FEMENINO',
    contractType: 52,
    signed: -22,
    claim: {
      days: -15,
      activities:
        'Imagen de marca durante cuatro días en la plaza comercial.\nFotografías para redes con los asistentes.',
      bankId: 2,
      account: '0570004412',
      accountType: 'AHORROS',
      status: 'APPROVED',
    },
  },
  {
    event: 'cafe',
    position: 0,
    gender: 'FEMENINO',
    contractType: 51,
    signed: -4,
    claim: {
      days: -1,
      activities:
        'Estación de cocina en vivo con cacao del Huila y preparación de tres recetas para el público.',
      bankId: 3,
      account: '3005550177',
      accountType: 'AHORROS',
      status: 'SENT',
    },
  },
  { event: 'cafe', position: 1, gender: 'MASCULINO', contractType: 52, signed: -3 },
  { event: 'convencion', position: 0, gender: 'FEMENINO', contractType: 51, signed: -2 },
];

export type Paper = PaperPlan & {
  readonly contractId: string;
  readonly claimId: string;
  readonly agencyId: string;
  readonly eventId: string;
  readonly talentId: string;
  readonly convocatoryId: string;
  readonly convocatedId: string;
};

/** Each plan with the rows of the casting that it is about. */
export function papersOf(casting: Casting): Paper[] {
  return paperPlans.map((plan) => {
    const role = rolesOf(eventNamed(plan.event)).find(
      ({ position, gender }) => position === plan.position && gender === plan.gender,
    );
    const convocatory = casting.convocatories.find(
      ({ eventPersonalId }) => eventPersonalId === role?.personalId,
    );
    const place = casting.convocateds.find(
      ({ convocatoryId, stateId }) => convocatoryId === convocatory?.id && stateId === CONVOCATED.CONFIRMED,
    );
    if (!convocatory || !place) throw new Error(`Nobody is confirmed for ${plan.event} ${plan.position}`);
    return {
      ...plan,
      contractId: demoId(`contract:${place.id}`),
      claimId: demoId(`claim:${place.id}`),
      agencyId: place.agencyId,
      eventId: place.eventId,
      talentId: place.talentId,
      convocatoryId: convocatory.id,
      convocatedId: place.id,
    };
  });
}
