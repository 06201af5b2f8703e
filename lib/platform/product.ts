import { env } from './env';

export type Product = {
  readonly name: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly legalName: string;
  readonly taxId: string;
  readonly homeUrl: string;
};

/** Who the product is, as the product decisions ask: configuration with defaults, read in this one place. */
export function product(): Product {
  const read = env();
  return {
    name: read.PRODUCT_NAME,
    supportEmail: read.SUPPORT_EMAIL,
    supportPhone: read.SUPPORT_PHONE,
    legalName: read.COMPANY_LEGAL_NAME,
    taxId: read.COMPANY_TAX_ID,
    homeUrl: read.HOME_URL,
  };
}
