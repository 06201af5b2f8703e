import { constantRows } from '@/db/catalogue/constants';
import { documentTypeRows } from '@/db/catalogue/documents';
import { COLOMBIA_ID, cityRows, currencyRows } from '@/db/catalogue/places';
import { profileRows, skillAreaRows, skillRows } from '@/db/catalogue/talent-traits';

export type ProfileCode = (typeof profileRows)[number]['code'];

function found<T>(row: T | undefined, what: string): T {
  if (!row) throw new Error(`The demo names something that is not in the catalogue: ${what}`);
  return row;
}

/** A city of Colombia by its name. Throws for a name that is not in the catalogue, like all of these. */
export const cityNamed = (name: string) =>
  found(
    cityRows.find((city) => city.countryId === COLOMBIA_ID && city.name === name),
    name,
  );

export const profileId = (code: ProfileCode): number =>
  found(
    profileRows.find((profile) => profile.code === code),
    code,
  ).id;

/** A text of a data file as the code of a profile. */
export const profileCode = (text: string): ProfileCode =>
  found(
    profileRows.find((profile) => profile.code === text),
    text,
  ).code;

export const currencyId = (code: string): number =>
  found(
    currencyRows.find((currency) => currency.code === code),
    code,
  ).id;

export const documentTypeId = (code: string): number =>
  found(
    documentTypeRows.find((type) => type.code === code),
    code,
  ).id;

export const areaId = (name: string): number =>
  found(
    skillAreaRows.find((area) => area.name === name),
    name,
  ).id;

export const skillNamed = (areaName: string, name: string) =>
  found(
    skillRows.find((skill) => skill.areaId === areaId(areaName) && skill.name === name),
    `${areaName}: ${name}`,
  );

/** The value of a business constant by its id. */
export const constantNamed = (id: number): string =>
  found(
    constantRows.find((constant) => constant.id === id),
    `constant ${id}`,
  ).description;
