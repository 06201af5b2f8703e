import { mayPayClaims } from '../policy';

/** Who pays certifies: owners and finance of an agency, the administrator for the platform (art. 381 ET). */
export const mayCertify = mayPayClaims;
