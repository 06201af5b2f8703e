ALTER TABLE "contract_signatures" ADD COLUMN "code_opened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD COLUMN "confirmation_id" uuid;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "link_codes" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_confirmation_id_link_confirmations_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."link_confirmations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_codes_by_confirmation" ON "signing_codes" USING btree ("confirmation_id") WHERE confirmation_id is not null;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_opened" CHECK ((confirmation_id is null) = (verified_at is null));