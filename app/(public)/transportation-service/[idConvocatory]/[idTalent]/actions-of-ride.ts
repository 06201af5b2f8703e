import type { Estimate } from '@/lib/rides/providers/provider';
import type { FormAnswer } from '../../../_link-forms/form-answer';

/** What its page can do of a ride. */
export type RideActions = {
  readonly order: (data: FormData) => Promise<FormAnswer>;
  readonly estimate: (data: FormData) => Promise<FormAnswer & { readonly estimate?: Estimate }>;
  readonly cancel: () => Promise<FormAnswer>;
  readonly share: (shared: boolean) => Promise<FormAnswer>;
  readonly keepPlace: (place: {
    readonly name: string;
    readonly address: string;
    readonly lat: number;
    readonly lng: number;
  }) => Promise<FormAnswer>;
  readonly removePlace: (id: string) => Promise<FormAnswer>;
};
