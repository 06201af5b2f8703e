import { env } from './env';

export type Product = {
  readonly name: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly legalName: string;
  readonly taxId: string;
  /** Null where the installation does not say it. */
  readonly address: string | null;
  /** DIVIPOLA code of its city. */
  readonly cityCode: string;
  /** The company's site; where none is configured, the first page of the product. */
  readonly homeUrl: string;
};

/** The company's site; null where none is configured and the address is this application's own door. */
export function publicSite(): string | null {
  const { HOME_URL, APP_URL } = env();
  return new URL(HOME_URL).origin === new URL(APP_URL).origin ? null : HOME_URL;
}

/** Who the product is, as the product decisions ask: configuration with defaults, read in this one place. */
export function product(): Product {
  const read = env();
  return {
    name: read.PRODUCT_NAME,
    supportEmail: read.SUPPORT_EMAIL,
    supportPhone: read.SUPPORT_PHONE,
    legalName: read.COMPANY_LEGAL_NAME,
    taxId: read.COMPANY_TAX_ID,
    address: read.COMPANY_ADDRESS ?? null,
    cityCode: read.COMPANY_CITY,
    homeUrl: read.HOME_URL,
  };
}
