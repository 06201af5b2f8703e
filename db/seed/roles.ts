import { demoId } from './chance.ts';
import type { EventPlan, LinePlan } from './plans.ts';
import type { Gender } from './portraits.ts';

/** The people of one profile and gender that an event needs. */
export type Role = {
  /** Names the ids of what belongs to it. */
  readonly key: string;
  readonly plan: EventPlan;
  readonly line: LinePlan;
  /** Of its line in the quotation, from 0. */
  readonly position: number;
  readonly gender: Gender;
  readonly quantity: number;
  readonly personalId: string;
};

/** Roles of an event in the order of its quotation, women first. */
export function rolesOf(plan: EventPlan): Role[] {
  return plan.lines.flatMap((line, position) =>
    (['FEMENINO', 'MASCULINO'] as const).flatMap((gender) => {
      const quantity = gender === 'FEMENINO' ? line.women : line.men;
      const key = `${plan.key}:${position}:${gender}`;
      return quantity > 0
        ? [{ key, plan, line, position, gender, quantity, personalId: demoId(`personal:${key}`) }]
        : [];
    }),
  );
}
