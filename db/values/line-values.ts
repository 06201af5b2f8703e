/** What a line of a quotation may say, wherever it is written: form, calculator, database. */

export const GENDERS = ['FEMENINO', 'MASCULINO'] as const;
export const PAY_BASES = ['NET', 'GROSS'] as const;
export const IVA_CATEGORIES = ['GRAVADO', 'EXCLUIDO'] as const;
export const TALENT_WITHHOLDINGS = ['ART383', 'SERVICIOS_NO_DECLARANTE', 'HONORARIOS_PN', 'NONE'] as const;
export const SERVICE_CONCEPTS = ['SERVICIOS', 'HONORARIOS', 'CREATIVA'] as const;

export type PayBasis = (typeof PAY_BASES)[number];
export type IvaCategory = (typeof IVA_CATEGORIES)[number];
export type TalentWithholding = (typeof TALENT_WITHHOLDINGS)[number];
export type ServiceConcept = (typeof SERVICE_CONCEPTS)[number];
