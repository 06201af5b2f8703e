import type { Point } from '@/lib/core/geography';
import { foldText } from '@/lib/core/text';
import { DIVIPOLA } from './divipola';
import list from './municipalities.json';

const MUNICIPALITIES = (list.municipalities as [string, string, number, number][]).map(
  ([code, name, lat, lng]) => ({ code, name: foldText(name), point: { lat, lng } }),
);
const BY_CODE = new Map(MUNICIPALITIES.map((one) => [one.code, one]));

const keyOf = ({ lat, lng }: Point): string => `${lat} ${lng}`;
const CENTRES = new Set(MUNICIPALITIES.map(({ point }) => keyOf(point)));

/** Departments by their code. Bogotá is one by itself, amid Cundinamarca. */
const departmentOf = (code: string): string => (code.startsWith('11') ? '25' : code.slice(0, 2));

/**
 * About where an address of a city of the catalogue lies: the centre of the municipality that it names behind a comma
 * ('Vereda El Salitre, La Calera'), in the city's department, else of the city. Null outside of Colombia.
 */
export function approximatePoint(address: string, cityId: number): Point | null {
  const code = DIVIPOLA[cityId];
  if (!code) return null;
  const named = address
    .split(',')
    .slice(1)
    .map((part) => foldText(part).trim())
    .flatMap((part) =>
      MUNICIPALITIES.filter((one) => one.name === part && departmentOf(one.code) === departmentOf(code)),
    );
  return (named.at(-1) ?? BY_CODE.get(code))?.point ?? null;
}

/** Whether two cities of the catalogue lie in one department: from one to the other somebody is driven. */
export function inOneDepartment(one: number, other: number): boolean {
  const [first, second] = [DIVIPOLA[one], DIVIPOLA[other]];
  return first !== undefined && second !== undefined && departmentOf(first) === departmentOf(second);
}

/** Whether a point is the centre of a municipality: who is fetched there may be kilometres off. */
export const isApproximate = (point: Point): boolean => CENTRES.has(keyOf(point));
