CREATE TABLE "talent_bank_accounts" (
	"talent_id" uuid PRIMARY KEY NOT NULL,
	"bank_id" integer NOT NULL,
	"account_type" text NOT NULL,
	"account_encrypted" text NOT NULL,
	"account_last_digits" text NOT NULL,
	"holder" text NOT NULL,
	"activities" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_bank_accounts_type" CHECK (account_type in ('AHORROS', 'CORRIENTE'))
);
--> statement-breakpoint
CREATE TABLE "talent_papers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_papers_kind" CHECK (kind in ('docId', 'rut', 'eps', 'arl'))
);
--> statement-breakpoint
ALTER TABLE "talent_bank_accounts" ADD CONSTRAINT "talent_bank_accounts_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_bank_accounts" ADD CONSTRAINT "talent_bank_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_papers" ADD CONSTRAINT "talent_papers_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_papers" ADD CONSTRAINT "talent_papers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "talent_papers_current" ON "talent_papers" USING btree ("talent_id","kind") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "talent_papers_versions" ON "talent_papers" USING btree ("talent_id","kind","created_at");