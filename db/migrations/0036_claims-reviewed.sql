CREATE TABLE "claim_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"price" bigint NOT NULL,
	"account_encrypted" text NOT NULL,
	"account_last_digits" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"returned_reason" text NOT NULL,
	"pdf_file_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "claims_list";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "claims_payer_apart" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "claims_second_approval_over" bigint;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "sent_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "first_approved_by" uuid;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "first_approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "paid_by" uuid;--> statement-breakpoint
ALTER TABLE "claim_versions" ADD CONSTRAINT "claim_versions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_versions" ADD CONSTRAINT "claim_versions_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_versions" ADD CONSTRAINT "claim_versions_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_versions_once" ON "claim_versions" USING btree ("claim_id","version");--> statement-breakpoint
CREATE INDEX "claim_versions_talent" ON "claim_versions" USING btree ("talent_id");--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_first_approved_by_users_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_list_all" ON "claims" USING btree ("agency_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "claims_list_price" ON "claims" USING btree ("agency_id","price","id");--> statement-breakpoint
CREATE INDEX "claims_list" ON "claims" USING btree ("agency_id","status","sent_at","id");--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_claims_second_approval" CHECK (claims_second_approval_over >= 0);--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_version" CHECK (version > 0);--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_returned" CHECK (status <> 'RETURNED' or returned_reason is not null);--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_two_people" CHECK (first_approved_by is null or approved_by is null or first_approved_by <> approved_by);