ALTER TABLE "quotations" ADD COLUMN "addition_of" uuid;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_addition_fk" FOREIGN KEY ("agency_id","addition_of") REFERENCES "public"."quotations"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotations_additions" ON "quotations" USING btree ("addition_of") WHERE addition_of is not null;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_addition" CHECK (addition_of <> id);