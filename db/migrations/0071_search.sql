CREATE TABLE "search_uses" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"uses" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_uses_user_id_kind_entity_id_pk" PRIMARY KEY("user_id","kind","entity_id"),
	CONSTRAINT "search_uses_counted" CHECK (uses > 0)
);
--> statement-breakpoint
ALTER TABLE "search_uses" ADD CONSTRAINT "search_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_uses_latest" ON "search_uses" USING btree ("user_id","used_at");--> statement-breakpoint

-- What the administrator finds people and agencies by.
CREATE INDEX users_search ON users USING gin (search_fold(name || ' ' || lastname || ' ' || email) gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX agencies_search ON agencies USING gin (search_fold(name || ' ' || coalesce(identification, '') || ' ' || coalesce(email, '')) gin_trgm_ops) WITH (fastupdate = off);
