import type { SupportParty, SupportSnapshot } from '../snapshot';

const partyProblems = (party: SupportParty, whose: string, where: string): string[] => {
  const { address, id, name } = party;
  const isHere = address.countryCode === 'CO';
  return [
    id ? null : `Falta la identificación ${whose}.`,
    name.trim() ? null : `Falta el nombre ${whose}.`,
    isHere && party.checkDigit === null
      ? `La identificación ${whose} debe tener solo cifras, 15 a lo sumo.`
      : null,
    address.line ? null : `Falta la dirección ${whose}: ${where}.`,
    isHere && !address.cityCode ? `Falta la ciudad ${whose}: ${where}.` : null,
  ].filter((problem) => problem !== null);
};

type Checked = Pick<SupportSnapshot, 'seller' | 'buyer' | 'softwareNit'> & {
  /** The platform buys. */
  readonly isPlatforms: boolean;
};

/** What a document lacks that the annex asks for, in Spanish and with where it is mended; none for a whole one. */
export const whatLacks = ({ seller, buyer, isPlatforms, softwareNit }: Checked): string[] => [
  ...partyProblems(seller, 'del talento', 'la dice en los datos de su perfil'),
  ...(isPlatforms
    ? partyProblems(buyer, 'de la plataforma', 'está en la configuración de la instalación')
    : partyProblems(buyer, 'de la agencia', 'la dices en el perfil de tu agencia')),
  ...(softwareNit ? [] : ['Falta el NIT de quien responde por el software.']),
];
