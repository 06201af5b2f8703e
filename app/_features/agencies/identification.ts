import type { AgencyDetail } from '@/lib/agencies/queries';

/** 'NIT 900123456-8', or what there is of it. */
export const identificationOf = ({ documentType, identification }: AgencyDetail): string =>
  [documentType?.code, identification].filter(Boolean).join(' ');
