CREATE INDEX "event_directories_by_place_directory" ON "event_directories" USING btree ("place_directory_id") WHERE place_directory_id is not null;--> statement-breakpoint
CREATE INDEX "claims_by_contract" ON "claims" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "claims_by_payout_batch" ON "claims" USING btree ("payout_batch_id") WHERE payout_batch_id is not null;--> statement-breakpoint
CREATE INDEX "claims_by_talent" ON "claims" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "claims_by_event" ON "claims" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "contract_signatures_by_act" ON "contract_signatures" USING btree ("act_id") WHERE act_id is not null;--> statement-breakpoint
CREATE INDEX "contract_signatures_by_mandate" ON "contract_signatures" USING btree ("mandate_id") WHERE mandate_id is not null;--> statement-breakpoint
CREATE INDEX "signing_codes_by_talent" ON "signing_codes" USING btree ("talent_id") WHERE talent_id is not null;--> statement-breakpoint
CREATE INDEX "contract_consents_by_talent" ON "contract_consents" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "contract_documents_by_contract" ON "contract_documents" USING btree ("contract_id") WHERE contract_id is not null;--> statement-breakpoint
CREATE INDEX "contract_documents_by_talent" ON "contract_documents" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "contracts_by_convocated" ON "contracts" USING btree ("convocated_id");--> statement-breakpoint
CREATE INDEX "contracts_by_event" ON "contracts" USING btree ("event_id","talent_id");--> statement-breakpoint
CREATE INDEX "contracts_by_talent" ON "contracts" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "convocatories_by_event_personal" ON "convocatories" USING btree ("event_personal_id");--> statement-breakpoint
CREATE INDEX "showcase_choices_by_talent" ON "showcase_choices" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "document_seals_by_file" ON "document_seals" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "desk_notes_by_convocated" ON "desk_notes" USING btree ("convocated_id") WHERE convocated_id is not null;--> statement-breakpoint
CREATE INDEX "event_personals_by_quotation_line" ON "event_personals" USING btree ("quotation_line_id") WHERE quotation_line_id is not null;--> statement-breakpoint
CREATE INDEX "event_places_by_place_directory" ON "event_places" USING btree ("place_directory_id");--> statement-breakpoint
CREATE INDEX "events_by_event_directory" ON "events" USING btree ("event_directory_id") WHERE event_directory_id is not null;--> statement-breakpoint
CREATE INDEX "events_by_final_client" ON "events" USING btree ("final_client_id") WHERE final_client_id is not null;--> statement-breakpoint
CREATE INDEX "messages_quotation" ON "messages" USING btree ((payload ->> 'quotationId')) WHERE payload ->> 'quotationId' is not null;--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ((payload ->> 'userId')) WHERE payload ->> 'userId' is not null;--> statement-breakpoint
CREATE INDEX "payout_items_by_claim_account" ON "payout_items" USING btree ("claim_account_id") WHERE claim_account_id is not null;--> statement-breakpoint
CREATE INDEX "link_tokens_by_convocated" ON "link_tokens" USING btree ("convocated_id") WHERE convocated_id is not null;--> statement-breakpoint
CREATE INDEX "link_tokens_by_convocatory" ON "link_tokens" USING btree ("convocatory_id") WHERE convocatory_id is not null;--> statement-breakpoint
CREATE INDEX "link_tokens_by_talent" ON "link_tokens" USING btree ("talent_id") WHERE talent_id is not null;--> statement-breakpoint
CREATE INDEX "quotations_waiting" ON "quotations" USING btree ("agency_id","valid_until","id") WHERE state_id = 62;--> statement-breakpoint
CREATE INDEX "rides_by_convocatory" ON "rides" USING btree ("convocatory_id");--> statement-breakpoint
CREATE INDEX "client_statements_by_client" ON "client_statements" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "support_documents_by_authorization" ON "support_documents" USING btree ("authorization_id") WHERE authorization_id is not null;--> statement-breakpoint
CREATE INDEX "talent_contributions_by_file" ON "talent_contributions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "talent_reductions_by_talent" ON "talent_reductions" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_photos_by_file" ON "talent_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "talent_ratings_by_convocated" ON "talent_ratings" USING btree ("convocated_id");--> statement-breakpoint
CREATE INDEX "talent_ratings_by_talent" ON "talent_ratings" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_skills_by_skill" ON "talent_skills" USING btree ("skill_id") WHERE skill_id is not null;--> statement-breakpoint
CREATE INDEX "wave_plans_by_convocatory" ON "wave_plans" USING btree ("convocatory_id");