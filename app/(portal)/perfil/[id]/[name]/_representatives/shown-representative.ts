export type ShownRepresentative = {
  readonly id: string;
  readonly name: string;
  readonly document: string;
  readonly cityId: number | null;
  readonly cityName: string | null;
  readonly revision: number;
};
