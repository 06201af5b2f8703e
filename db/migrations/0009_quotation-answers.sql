CREATE TABLE "quotation_documents" (
	"quotation_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD COLUMN "document_type_id" integer;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD COLUMN "link_token_id" uuid;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD COLUMN "signer_ip" text;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD COLUMN "signer_agent" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "first_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "open_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotation_documents" ADD CONSTRAINT "quotation_documents_quotation_fk" FOREIGN KEY ("agency_id","quotation_id") REFERENCES "public"."quotations"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD CONSTRAINT "quotation_answers_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_tokens_quotation" ON "link_tokens" USING btree ("quotation_id") WHERE quotation_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_answers_final" ON "quotation_answers" USING btree ("quotation_id") WHERE answer <> 'CHANGE_REQUESTED';--> statement-breakpoint
CREATE INDEX "quotations_running_out" ON "quotations" USING btree ("valid_until") WHERE state_id = 62;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD CONSTRAINT "quotation_answers_reason_code" CHECK (reason_code in ('PRICE', 'OTHER_AGENCY', 'EVENT_OFF', 'PROFILES', 'OTHER'));--> statement-breakpoint
UPDATE "quotations" SET "first_opened_at" = "last_opened_at", "open_count" = 1 WHERE "last_opened_at" IS NOT NULL;
