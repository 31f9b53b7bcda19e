import type { ResumeDocument } from '#src/resume/document.ts'
import { accountExecutive as enAccountExecutive } from './en/account-executive.ts'
import { accountant as enAccountant } from './en/accountant.ts'
import { backendEngineer as enBackendEngineer } from './en/backend-engineer.ts'
import { brandManager as enBrandManager } from './en/brand-manager.ts'
import { civilEngineer as enCivilEngineer } from './en/civil-engineer.ts'
import { customerSuccess as enCustomerSuccess } from './en/customer-success.ts'
import { dataAnalyst as enDataAnalyst } from './en/data-analyst.ts'
import { englishTeacherAbroad as enEnglishTeacherAbroad } from './en/english-teacher-abroad.ts'
import { executiveAssistant as enExecutiveAssistant } from './en/executive-assistant.ts'
import { firstJob as enFirstJob } from './en/first-job.ts'
import { frontendEngineer as enFrontendEngineer } from './en/frontend-engineer.ts'
import { graduateApplicant as enGraduateApplicant } from './en/graduate-applicant.ts'
import { hrManager as enHrManager } from './en/hr-manager.ts'
import { investmentAnalyst as enInvestmentAnalyst } from './en/investment-analyst.ts'
import { legalAssistant as enLegalAssistant } from './en/legal-assistant.ts'
import { linguisticsApplicant as enLinguisticsApplicant } from './en/linguistics-applicant.ts'
import { marketingManager as enMarketingManager } from './en/marketing-manager.ts'
import { mechanicalEngineer as enMechanicalEngineer } from './en/mechanical-engineer.ts'
import { mobileDesigner as enMobileDesigner } from './en/mobile-designer.ts'
import { nurse as enNurse } from './en/nurse.ts'
import { phdApplicant as enPhdApplicant } from './en/phd-applicant.ts'
import { policyOfficer as enPolicyOfficer } from './en/policy-officer.ts'
import { productDesigner as enProductDesigner } from './en/product-designer.ts'
import { projectManager as enProjectManager } from './en/project-manager.ts'
import { scienceTeacher as enScienceTeacher } from './en/science-teacher.ts'
import { softwareEngineer as enSoftwareEngineer } from './en/software-engineer.ts'
import { structuralEngineer as enStructuralEngineer } from './en/structural-engineer.ts'
import { teacher as enTeacher } from './en/teacher.ts'
import { wardNurse as enWardNurse } from './en/ward-nurse.ts'
import { abroadApplicant as zhAbroadApplicant } from './zh/abroad-applicant.ts'
import { accountant as zhAccountant } from './zh/accountant.ts'
import { administrator as zhAdministrator } from './zh/administrator.ts'
import { algorithmEngineer as zhAlgorithmEngineer } from './zh/algorithm-engineer.ts'
import { auditor as zhAuditor } from './zh/auditor.ts'
import { bankTeller as zhBankTeller } from './zh/bank-teller.ts'
import { businessAnalyst as zhBusinessAnalyst } from './zh/business-analyst.ts'
import { cashier as zhCashier } from './zh/cashier.ts'
import { chineseTeacher as zhChineseTeacher } from './zh/chinese-teacher.ts'
import { civilEngineer as zhCivilEngineer } from './zh/civil-engineer.ts'
import { civilServant as zhCivilServant } from './zh/civil-servant.ts'
import { consumerProductManager as zhConsumerProductManager } from './zh/consumer-product-manager.ts'
import { contentOperator as zhContentOperator } from './zh/content-operator.ts'
import { costEngineer as zhCostEngineer } from './zh/cost-engineer.ts'
import { crossBorderOperator as zhCrossBorderOperator } from './zh/cross-border-operator.ts'
import { crossMajor as zhCrossMajor } from './zh/cross-major.ts'
import { customerService as zhCustomerService } from './zh/customer-service.ts'
import { dataAnalyst as zhDataAnalyst } from './zh/data-analyst.ts'
import { devopsEngineer as zhDevopsEngineer } from './zh/devops-engineer.ts'
import { editor as zhEditor } from './zh/editor.ts'
import { electricalEngineer as zhElectricalEngineer } from './zh/electrical-engineer.ts'
import { embeddedEngineer as zhEmbeddedEngineer } from './zh/embedded-engineer.ts'
import { firstJob as zhFirstJob } from './zh/first-job.ts'
import { foreignTrade as zhForeignTrade } from './zh/foreign-trade.ts'
import { frontendEngineer as zhFrontendEngineer } from './zh/frontend-engineer.ts'
import { graduateApplicant as zhGraduateApplicant } from './zh/graduate-applicant.ts'
import { hotelReceptionist as zhHotelReceptionist } from './zh/hotel-receptionist.ts'
import { hrSpecialist as zhHrSpecialist } from './zh/hr-specialist.ts'
import { insuranceAdviser as zhInsuranceAdviser } from './zh/insurance-adviser.ts'
import { javaEngineer as zhJavaEngineer } from './zh/java-engineer.ts'
import { kindergartenTeacher as zhKindergartenTeacher } from './zh/kindergarten-teacher.ts'
import { legalCounsel as zhLegalCounsel } from './zh/legal-counsel.ts'
import { livestreamOperator as zhLivestreamOperator } from './zh/livestream-operator.ts'
import { mechanicalEngineer as zhMechanicalEngineer } from './zh/mechanical-engineer.ts'
import { nurse as zhNurse } from './zh/nurse.ts'
import { partTimeStudent as zhPartTimeStudent } from './zh/part-time-student.ts'
import { physician as zhPhysician } from './zh/physician.ts'
import { productManager as zhProductManager } from './zh/product-manager.ts'
import { propertySales as zhPropertySales } from './zh/property-sales.ts'
import { publicHealthApplicant as zhPublicHealthApplicant } from './zh/public-health-applicant.ts'
import { qualityEngineer as zhQualityEngineer } from './zh/quality-engineer.ts'
import { respiratoryPhysician as zhRespiratoryPhysician } from './zh/respiratory-physician.ts'
import { restaurantManager as zhRestaurantManager } from './zh/restaurant-manager.ts'
import { salesManager as zhSalesManager } from './zh/sales-manager.ts'
import { schoolAdministrator as zhSchoolAdministrator } from './zh/school-administrator.ts'
import { teacher as zhTeacher } from './zh/teacher.ts'
import { testEngineer as zhTestEngineer } from './zh/test-engineer.ts'
import { translator as zhTranslator } from './zh/translator.ts'
import { uiDesigner as zhUiDesigner } from './zh/ui-designer.ts'
import { veteran as zhVeteran } from './zh/veteran.ts'
import { videoEditor as zhVideoEditor } from './zh/video-editor.ts'
import { waterEngineer as zhWaterEngineer } from './zh/water-engineer.ts'

/** Every sample by language and role. */
export const samples: Readonly<Record<string, ResumeDocument>> = {
  'zh/abroad-applicant': zhAbroadApplicant,
  'zh/accountant': zhAccountant,
  'zh/administrator': zhAdministrator,
  'zh/algorithm-engineer': zhAlgorithmEngineer,
  'zh/auditor': zhAuditor,
  'zh/bank-teller': zhBankTeller,
  'zh/business-analyst': zhBusinessAnalyst,
  'zh/cashier': zhCashier,
  'zh/chinese-teacher': zhChineseTeacher,
  'zh/civil-engineer': zhCivilEngineer,
  'zh/civil-servant': zhCivilServant,
  'zh/consumer-product-manager': zhConsumerProductManager,
  'zh/content-operator': zhContentOperator,
  'zh/cost-engineer': zhCostEngineer,
  'zh/cross-border-operator': zhCrossBorderOperator,
  'zh/cross-major': zhCrossMajor,
  'zh/customer-service': zhCustomerService,
  'zh/data-analyst': zhDataAnalyst,
  'zh/devops-engineer': zhDevopsEngineer,
  'zh/editor': zhEditor,
  'zh/electrical-engineer': zhElectricalEngineer,
  'zh/embedded-engineer': zhEmbeddedEngineer,
  'zh/first-job': zhFirstJob,
  'zh/foreign-trade': zhForeignTrade,
  'zh/frontend-engineer': zhFrontendEngineer,
  'zh/graduate-applicant': zhGraduateApplicant,
  'zh/hotel-receptionist': zhHotelReceptionist,
  'zh/hr-specialist': zhHrSpecialist,
  'zh/insurance-adviser': zhInsuranceAdviser,
  'zh/java-engineer': zhJavaEngineer,
  'zh/kindergarten-teacher': zhKindergartenTeacher,
  'zh/legal-counsel': zhLegalCounsel,
  'zh/livestream-operator': zhLivestreamOperator,
  'zh/mechanical-engineer': zhMechanicalEngineer,
  'zh/nurse': zhNurse,
  'zh/part-time-student': zhPartTimeStudent,
  'zh/physician': zhPhysician,
  'zh/product-manager': zhProductManager,
  'zh/property-sales': zhPropertySales,
  'zh/public-health-applicant': zhPublicHealthApplicant,
  'zh/quality-engineer': zhQualityEngineer,
  'zh/respiratory-physician': zhRespiratoryPhysician,
  'zh/restaurant-manager': zhRestaurantManager,
  'zh/sales-manager': zhSalesManager,
  'zh/school-administrator': zhSchoolAdministrator,
  'zh/teacher': zhTeacher,
  'zh/test-engineer': zhTestEngineer,
  'zh/translator': zhTranslator,
  'zh/ui-designer': zhUiDesigner,
  'zh/veteran': zhVeteran,
  'zh/video-editor': zhVideoEditor,
  'zh/water-engineer': zhWaterEngineer,
  'en/account-executive': enAccountExecutive,
  'en/accountant': enAccountant,
  'en/backend-engineer': enBackendEngineer,
  'en/brand-manager': enBrandManager,
  'en/civil-engineer': enCivilEngineer,
  'en/customer-success': enCustomerSuccess,
  'en/data-analyst': enDataAnalyst,
  'en/english-teacher-abroad': enEnglishTeacherAbroad,
  'en/executive-assistant': enExecutiveAssistant,
  'en/first-job': enFirstJob,
  'en/frontend-engineer': enFrontendEngineer,
  'en/graduate-applicant': enGraduateApplicant,
  'en/hr-manager': enHrManager,
  'en/investment-analyst': enInvestmentAnalyst,
  'en/legal-assistant': enLegalAssistant,
  'en/linguistics-applicant': enLinguisticsApplicant,
  'en/marketing-manager': enMarketingManager,
  'en/mechanical-engineer': enMechanicalEngineer,
  'en/mobile-designer': enMobileDesigner,
  'en/nurse': enNurse,
  'en/phd-applicant': enPhdApplicant,
  'en/policy-officer': enPolicyOfficer,
  'en/product-designer': enProductDesigner,
  'en/project-manager': enProjectManager,
  'en/science-teacher': enScienceTeacher,
  'en/software-engineer': enSoftwareEngineer,
  'en/structural-engineer': enStructuralEngineer,
  'en/teacher': enTeacher,
  'en/ward-nurse': enWardNurse,
}
