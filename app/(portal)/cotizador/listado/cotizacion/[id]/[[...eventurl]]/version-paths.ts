import { quotationPath } from '@/lib/core/paths';

/** Names in the address the version that this one is compared with. */
export const COMPARE_PARAM = 'desde';

type Version = { readonly id: string; readonly nameEvent: string };

export const versionPath = ({ id, nameEvent }: Version): string => quotationPath(id, nameEvent);

/** The address of a comparison with the version of this number. */
export const comparePath = (version: Version, from: number): string =>
  `${versionPath(version)}?${COMPARE_PARAM}=${from}`;
