CREATE TABLE "talent_tax_data" (
	"talent_id" uuid PRIMARY KEY NOT NULL,
	"declares_income" boolean NOT NULL,
	"iva_responsible" boolean NOT NULL,
	"hires_workers" boolean NOT NULL,
	"economic_activity" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_tax_data_activity" CHECK (economic_activity ~ '^[0-9]{4}$')
);
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "withheld" bigint;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "withholding" jsonb;--> statement-breakpoint
ALTER TABLE "talent_tax_data" ADD CONSTRAINT "talent_tax_data_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_of_talent" ON "claims" USING btree ("agency_id","talent_id","approved_at");--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_withheld" CHECK (withheld between 0 and price);