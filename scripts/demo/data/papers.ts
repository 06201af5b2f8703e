import type { Gender } from '../drawings/portraits.ts';
import type { Role } from './plans.ts';

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
  readonly contractType: 'eventos' | 'fotografia';
  /** Days from today of the signature. */
  readonly signed: number;
  readonly claim?: ClaimPlan;
};

const paperPlans: readonly PaperPlan[] = [
  {
    event: 'aniversario',
    position: 0,
    gender: 'FEMENINO',
    contractType: 'eventos',
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
    contractType: 'fotografia',
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
    event: 'temporada',
    position: 1,
    gender: 'MASCULINO',
    contractType: 'eventos',
    signed: -21,
    claim: {
      days: -1,
      activities:
        'Música en vivo durante cuatro días en la plaza comercial.\nAnimación de los partidos y los concursos.',
      bankId: 3,
      account: '3005550177',
      accountType: 'AHORROS',
      status: 'SENT',
    },
  },
  { event: 'cafe', position: 1, gender: 'MASCULINO', contractType: 'fotografia', signed: -3 },
  { event: 'convencion', position: 0, gender: 'FEMENINO', contractType: 'eventos', signed: -2 },
];

/** The papers of whoever is confirmed first for a role. */
export const paperOf = ({ plan, position, gender }: Role): PaperPlan | undefined =>
  paperPlans.find(
    (paper) => paper.event === plan.key && paper.position === position && paper.gender === gender,
  );
