export {
  appDiamondBonusTickersData,
  diamondExchangeCoin,
  diamondExchangeGoods,
  diamondGoodsExchangeOrderLog,
  diamondLog,
  diamondShopData,
  pointsExchangeDiamonds,
} from './mall-calls.ts';
export {
  diamondExchangeScratchcard,
  getScratchCardInfo,
  scratchCardLottery,
  searchScratchCardAwardLog,
} from './scratch-calls.ts';
