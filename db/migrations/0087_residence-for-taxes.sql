ALTER TABLE "claims" ADD COLUMN "non_resident" jsonb;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "treaty_file_id" uuid;--> statement-breakpoint
ALTER TABLE "talent_tax_data" ADD COLUMN "simple_regime" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_tax_data" ADD COLUMN "residence_country" text;--> statement-breakpoint
ALTER TABLE "talent_tax_data" ADD COLUMN "resident_since" date;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_treaty_file_id_files_id_fk" FOREIGN KEY ("treaty_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_tax_data" ADD CONSTRAINT "talent_tax_data_residence" CHECK (residence_country ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "talent_tax_data" ADD CONSTRAINT "talent_tax_data_since" CHECK ((resident_since is not null) = (coalesce(residence_country, 'CO') <> 'CO'));--> statement-breakpoint
-- What is withheld from who resides abroad (ET art. 408; Ley 1493 de 2011, art. 5), until an accountant has confirmed it.
INSERT INTO taxation_prices (id, taxation_id, city_id, concept, rate, unity, base_uvt, valid_from, valid_to, status, applies_when, source, note) VALUES
  (25, 2, NULL, 'NO_RESIDENTE', '20', 'PERCENT', '0', '2019-01-01', NULL, 'to-confirm', 'the talent resides abroad for taxes', 'ET art. 408 (Ley 1943 de 2018; Ley 2010 de 2019)', 'Honorarios y servicios personales de no residentes: que sea del 20 % sobre el bruto lo debe confirmar un contador.'),
  (26, 2, NULL, 'ARTISTA_NO_RESIDENTE', '8', 'PERCENT', '0', '2012-01-01', NULL, 'to-confirm', 'the talent resides abroad for taxes and performs in a public show of the performing arts', 'Ley 1493 de 2011, art. 5', 'Artistas extranjeros sin residencia en espectáculos públicos de las artes escénicas: lo debe confirmar un contador.')
ON CONFLICT DO NOTHING;
